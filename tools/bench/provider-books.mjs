// Books of both payment providers with a given number of charges, as their lists answer them: page by page, and no more than they do.
import { createServer } from 'node:http';

const CENTS = 3_700;
const FEE_CENTS = 137;
/** PayPal lists no more of one span. */
const MAX_FOUND = 10_000;

/**
 * @typedef {object} Charges
 * @property {number} count of each provider
 * @property {number} first second since 1970
 * @property {number} step seconds between two
 */

/** @param {Charges} charges @param {number} n */
const secondOf = ({ first, step }, n) => Math.floor(first + n * step);

/** Index of the first charge at or after a second. @param {Charges} charges @param {number} second */
function indexAt(charges, second) {
  let n = Math.max(0, Math.floor((second - charges.first) / charges.step) - 1);
  while (n < charges.count && secondOf(charges, n) < second) n += 1;
  return Math.min(n, charges.count);
}

/** Newest first, after the one that was seen last. @param {Charges} charges @param {URLSearchParams} query */
function stripePage(charges, query) {
  const begin = indexAt(charges, Number(query.get('created[gte]')));
  const end = indexAt(charges, Number(query.get('created[lt]')));
  const last = query.get('starting_after');
  const from = last === null ? end : Number(last.slice('txn_'.length));
  const to = Math.max(begin, from - Number(query.get('limit')));
  const data = Array.from({ length: from - to }, (_, place) => {
    const n = from - 1 - place;
    const source = { id: `ch_${n}`, object: 'charge', payment_intent: `pi_${n}`, metadata: {} };
    const created = secondOf(charges, n);
    return {
      id: `txn_${n}`,
      object: 'balance_transaction',
      type: 'charge',
      amount: CENTS,
      fee: FEE_CENTS,
      currency: 'usd',
      created,
      source,
    };
  });
  return { object: 'list', url: '/v1/balance_transactions', has_more: to > begin, data };
}

/** Oldest first. @param {Charges} charges @param {URLSearchParams} query */
function paypalPage(charges, query) {
  const begin = indexAt(charges, Date.parse(query.get('start_date') ?? '') / 1_000);
  const end = indexAt(charges, Date.parse(query.get('end_date') ?? '') / 1_000 + 1);
  if (end - begin > MAX_FOUND) return null;
  const size = Number(query.get('page_size'));
  const start = begin + (Number(query.get('page')) - 1) * size;
  const money = (/** @type {number} */ cents) => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) });
  const details = Array.from({ length: Math.max(0, Math.min(size, end - start)) }, (_, place) => ({
    transaction_info: {
      transaction_id: `CAP${start + place}`,
      transaction_event_code: 'T0006',
      transaction_initiation_date: new Date(secondOf(charges, start + place) * 1_000).toISOString(),
      transaction_amount: money(CENTS),
      fee_amount: money(-FEE_CENTS),
      transaction_status: 'S',
    },
  }));
  return { transaction_details: details, total_pages: Math.ceil((end - begin) / size) };
}

/** What other lists answer, whosever they are: nothing. */
const NOTHING = { object: 'list', data: [], has_more: false, events: [], items: [], links: [] };

/**
 * @param {number} port
 * @param {Charges} charges
 * @returns {Promise<() => Promise<void>>} stops it
 */
export async function startProviderBooks(port, charges) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://books.test');
    const answer = (/** @type {number} */ status, /** @type {object} */ body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    request.resume();
    if (pathname === '/v1/oauth2/token')
      return answer(200, { access_token: 't', token_type: 'Bearer', expires_in: 9_000 });
    if (pathname === '/v1/balance_transactions') return answer(200, stripePage(charges, searchParams));
    if (pathname !== '/v1/reporting/transactions') return answer(200, NOTHING);
    const page = paypalPage(charges, searchParams);
    return page ? answer(200, page) : answer(400, { name: 'RESULTSET_TOO_LARGE' });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}
