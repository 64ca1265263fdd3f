import { DAY_MS, HOUR_MS } from '@summit/rules';
import type { FastifyInstance } from 'fastify';
import { PAYEE } from './demo-paypal.js';
import { PaypalError } from './paypal-error.js';
import type { PaypalParts } from './paypal-parts.js';
import { movementsOf, offsetTime, transactionResource } from './transactions.js';

/** PayPal answers spans of at most this length, and at most so many transactions of one. */
const LONGEST_SPAN_MS = 31 * DAY_MS;
const MAX_FOUND = 10_000;
const MAX_PAGE = 500;
const USUAL_PAGE = 100;
/** A transaction appears in the list up to three hours after it was made: here it takes all of them. */
const DELAY_MS = 3 * HOUR_MS;

const TIME = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

interface TransactionQuery {
  start_date?: string;
  end_date?: string;
  transaction_id?: string;
  transaction_status?: string;
  balance_affecting_records_only?: string;
  page_size?: string;
  page?: string;
}

/** `GET /v1/reporting/transactions`: the account's own book, oldest first, page by page. */
export function transactionRoutes(app: FastifyInstance, { account, clock }: Pick<PaypalParts, 'account' | 'clock'>) {
  app.get<{ Querystring: TransactionQuery }>('/v1/reporting/transactions', async ({ query, protocol, host }) => {
    const from = timeIn(query.start_date, 'start_date');
    const to = timeIn(query.end_date, 'end_date');
    if (from > to || to - from > LONGEST_SPAN_MS) throw invalid('end_date', query.end_date);
    const size = numberIn(query.page_size, { field: 'page_size', usual: USUAL_PAGE, most: MAX_PAGE });
    const page = numberIn(query.page, { field: 'page', usual: 1, most: 2_147_483_647 });
    const refreshedAt = clock.now() - DELAY_MS;
    const found = movementsOf(account.state).filter(
      ({ id, at, status }) =>
        secondOf(at) >= secondOf(from) &&
        secondOf(at) <= secondOf(to) &&
        at <= refreshedAt &&
        (query.balance_affecting_records_only === 'N' || status === 'S') &&
        (query.transaction_status ?? status) === status &&
        (query.transaction_id ?? id) === id,
    );
    if (found.length > MAX_FOUND) throw new PaypalError('RESULTSET_TOO_LARGE');
    const pages = Math.ceil(found.length / size);
    const at = (number: number) => {
      const parameters = { ...query, page_size: String(size), page: String(number) };
      return `${protocol}://${host}/v1/reporting/transactions?${new URLSearchParams(parameters).toString()}`;
    };
    return {
      transaction_details: found.slice((page - 1) * size, page * size).map(transactionResource),
      account_number: PAYEE.merchantId,
      start_date: offsetTime(from),
      end_date: offsetTime(to),
      last_refreshed_datetime: offsetTime(refreshedAt),
      page,
      total_items: found.length,
      total_pages: pages,
      links: [
        { href: at(page), rel: 'self', method: 'GET' },
        ...(page < pages ? [{ href: at(page + 1), rel: 'next', method: 'GET' }] : []),
      ],
    };
  });
}

function timeIn(text: string | undefined, field: string): number {
  if (text === undefined) throw new PaypalError('MISSING_REQUIRED_PARAMETER', { field, location: 'query' });
  const time = TIME.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw invalid(field, text);
  return time;
}

function numberIn(text: string | undefined, { field, usual, most }: { field: string; usual: number; most: number }) {
  const number = text === undefined ? usual : Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most) throw invalid(field, text);
  return number;
}

/** Both ends of a span count, and the list knows whole seconds only. */
const secondOf = (ms: number): number => Math.floor(ms / 1_000);

const invalid = (field: string, value: string | undefined) =>
  new PaypalError('INVALID_PARAMETER_VALUE', { field, ...(value !== undefined && { value }), location: 'query' });
