import { UNNAMED } from '../../domain/payment-origin.js';
import { DAY_MS } from '@summit/rules';
import type { SdkRequest } from '@paypal/checkout-server-sdk';
import { PaypalBooks } from './paypal-books.adapter.js';
import { ProviderUnavailable } from '../application/provider-events.port.js';
import { PaypalRefusal } from './paypal-client.js';

const START = Date.parse('2026-03-01T00:00:00Z');
const ORDER = '7b1c4d1e-0000-4000-8000-000000000001';

type Info = Record<string, unknown>;
const info = (more: Info = {}): Info => ({
  transaction_id: '1AB',
  transaction_event_code: 'T0006',
  transaction_initiation_date: '2026-03-02T10:00:00+0000',
  transaction_amount: { currency_code: 'USD', value: '37.00' },
  fee_amount: { currency_code: 'USD', value: '-1.78' },
  transaction_status: 'S',
  custom_field: ORDER,
  ...more,
});

/** A PayPal that lists so much of any span, and refuses spans above `most`. */
function books(infos: Info[], { most = Infinity, pages = 1 } = {}) {
  const asked: { from: string; to: string; page: string }[] = [];
  const call = async <Answer>({ path }: SdkRequest): Promise<Answer> => {
    const query = new URL(path, 'http://paypal.test').searchParams;
    const [from, to, page] = ['start_date', 'end_date', 'page'].map((name) => query.get(name) ?? '') as [
      string,
      string,
      string,
    ];
    asked.push({ from, to, page });
    if (Date.parse(to) - Date.parse(from) > most) throw new PaypalRefusal(400, 'RESULTSET_TOO_LARGE', null);
    return { transaction_details: infos.map((one) => ({ transaction_info: one })), total_pages: pages } as Answer;
  };
  return { books: new PaypalBooks({ call }), asked };
}
async function all({ books: read }: ReturnType<typeof books>, days: number) {
  const lines = [];
  for await (const line of read.lines(START, START + days * DAY_MS)) lines.push(line);
  return lines;
}

describe('the transaction search of PayPal', () => {
  it('is asked for at most 31 days, page by page', async () => {
    const paypal = books([], { pages: 2 });
    await all(paypal, 40);
    expect(paypal.asked).toEqual([
      { from: '2026-03-01T00:00:00Z', to: '2026-03-31T23:59:59Z', page: '1' },
      { from: '2026-03-01T00:00:00Z', to: '2026-03-31T23:59:59Z', page: '2' },
      { from: '2026-04-01T00:00:00Z', to: '2026-04-09T23:59:59Z', page: '1' },
      { from: '2026-04-01T00:00:00Z', to: '2026-04-09T23:59:59Z', page: '2' },
    ]);
  });

  it('is asked in halves where it finds too much', async () => {
    const paypal = books([info()], { most: 5 * DAY_MS });
    expect(await all(paypal, 8)).toHaveLength(2);
    expect(paypal.asked.map(({ from, to }) => [from.slice(0, 10), to.slice(0, 10)])).toEqual([
      ['2026-03-01', '2026-03-08'],
      ['2026-03-01', '2026-03-04'],
      ['2026-03-05', '2026-03-08'],
    ]);
  });

  it.each([
    ['a payment', {}, { kind: 'charge', cents: 3_700, feeCents: 178, orderId: ORDER, currency: 'usd' }],
    [
      'money that we sent',
      { transaction_amount: { currency_code: 'EUR', value: '-5.00' } },
      { kind: 'other', cents: -500, currency: 'eur' },
    ],
    [
      'a refund that gives its fee back',
      {
        transaction_event_code: 'T1107',
        transaction_amount: { currency_code: 'USD', value: '-37.00' },
        fee_amount: { currency_code: 'USD', value: '1.29' },
      },
      { kind: 'refund', cents: -3_700, feeCents: -129 },
    ],
    [
      'a fee without a payment',
      {
        transaction_event_code: 'T0114',
        transaction_amount: { currency_code: 'USD', value: '-15.00' },
        fee_amount: undefined,
      },
      { kind: 'fee', cents: 0, feeCents: 1_500 },
    ],
    [
      'what a dispute took, with the payment that it is about',
      {
        transaction_event_code: 'T1201',
        transaction_amount: { currency_code: 'USD', value: '-37.00' },
        fee_amount: undefined,
        paypal_reference_id: '9XY',
      },
      { kind: 'dispute', cents: -3_700, reference: '1AB', about: '9XY' },
    ],
    [
      'a chargeback that is reversed, with the line that it takes back',
      { transaction_event_code: 'T1202', fee_amount: undefined, paypal_reference_id: '8CB', custom_field: undefined },
      { kind: 'dispute', cents: 3_700, reference: '1AB', about: '8CB', orderId: null },
    ],
    [
      'what PayPal does not explain',
      { transaction_event_code: 'T9900', custom_field: 'x' },
      { kind: 'other', orderId: null },
    ],
  ])('tells %s', async (_, more, line) => {
    expect(await all(books([info(more)]), 1)).toMatchObject([line]);
  });

  it.each([
    ['is pending', { transaction_status: 'P' }],
    ['goes to the bank', { transaction_event_code: 'T0400' }],
    ['is held during a dispute', { transaction_event_code: 'T1110' }],
  ])('leaves out what %s', async (_, more) => {
    expect(await all(books([info(more)]), 1)).toEqual([]);
  });

  it('is not read further where an amount is no money', async () => {
    const odd = { transaction_amount: { currency_code: 'USD', value: '1,000' } };
    await expect(all(books([info(odd)]), 1)).rejects.toThrow('no money');
  });
});

describe('the capture that PayPal is asked for', () => {
  const originOf = (error: Error) => new PaypalBooks({ call: () => Promise.reject(error) }).originOf('CAP');
  const unavailable = (statusCode: number) =>
    new ProviderUnavailable(Object.assign(new Error('{"name":"NOT_AUTHORIZED"}'), { statusCode }));

  it('names no order of ours where it is unknown, or of another seller on the account', async () => {
    expect(await originOf(new PaypalRefusal(404, 'RESOURCE_NOT_FOUND', null))).toEqual(UNNAMED);
    expect(await originOf(unavailable(403))).toEqual(UNNAMED);
    for (const error of [unavailable(429), unavailable(500), new PaypalRefusal(422, 'UNPROCESSABLE', null)])
      await expect(originOf(error)).rejects.toBe(error);
  });
});
