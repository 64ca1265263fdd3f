import { DAY_MS } from '@summit/rules';
import { PaypalShop, refusal, usd } from '../../../test/paypal-shop.js';

let shop: PaypalShop;

beforeEach(async () => {
  shop = await PaypalShop.open();
});

afterEach(() => shop.close());

interface Listed {
  transaction_details: { transaction_info: Record<string, unknown> }[];
  total_items: number;
  total_pages: number;
  page: number;
  links: { rel: string; href: string }[];
}

const tomorrow = () => Date.now() + DAY_MS;
const list = (more: Record<string, string> = {}) =>
  shop.call(
    'GET',
    `/v1/reporting/transactions?${new URLSearchParams({
      start_date: new Date(tomorrow() - 20 * DAY_MS).toISOString(),
      end_date: new Date(tomorrow()).toISOString(),
      ...more,
    }).toString()}`,
  );
const listed = async (more: Record<string, string> = {}): Promise<Listed> =>
  (await list(more)).json() as Promise<Listed>;
const infos = async (more: Record<string, string> = {}) =>
  (await listed(more)).transaction_details.map(({ transaction_info }) => transaction_info);
/** So long later everything is listed. */
const later = () => shop.moveClock({ hours: '4' });

describe('the search of transactions', () => {
  it('lists payments with their fee, refunds without, and what a lost dispute takes', async () => {
    const refunded = await shop.paidOrder({ custom_id: 'order-1', invoice_id: 'order-1' });
    await shop.control('refund', { capture_id: refunded.id, amount: '10.00' });
    const disputed = await shop.paidOrder({ custom_id: 'order-2', invoice_id: 'order-2' });
    const { dispute_id } = (await (await shop.control('dispute', { capture_id: disputed.id })).json()) as {
      dispute_id: string;
    };
    await shop.control('dispute-close', { dispute_id, outcome: 'lost' });
    await later();
    const all = await infos();
    const shown = all.map((one) => [one['transaction_event_code'], one['transaction_amount'], one['fee_amount']]);
    // What happens in one millisecond has no order.
    expect(shown.toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1))).toEqual([
      ['T0006', usd('27.00'), usd('-1.43')],
      ['T0006', usd('27.00'), usd('-1.43')],
      ['T0114', usd('-15.00'), undefined],
      ['T1107', usd('-10.00'), undefined],
      ['T1201', usd('-27.00'), undefined],
    ]);
    expect(all.find((one) => one['transaction_event_code'] === 'T1107')).toMatchObject({
      paypal_reference_id: refunded.id,
      paypal_reference_id_type: 'TXN',
      transaction_status: 'S',
      custom_field: 'order-1',
      invoice_id: 'order-1',
    });
  });

  it('takes three hours, and lists no payment that is not complete', async () => {
    await shop.paidOrder({ invoice_id: 'order-1' });
    expect(await infos()).toEqual([]);
    await shop.paidOrder({ invoice_id: 'order-2' }, 'review');
    await later();
    expect((await infos()).map((one) => one['transaction_status'])).toEqual(['S']);
    expect((await infos({ balance_affecting_records_only: 'N' })).map((one) => one['transaction_status'])).toEqual([
      'S',
      'P',
    ]);
  });

  it('finds what happened within the second that a span ends in', async () => {
    await shop.paidOrder({ invoice_id: 'order-1' });
    await later();
    const [only] = await infos();
    const second = String(only!['transaction_initiation_date']).replace('+0000', 'Z');
    expect(await infos({ start_date: second, end_date: second })).toEqual([only]);
  });

  it('comes in pages', async () => {
    for (const invoice_id of ['order-1', 'order-2', 'order-3']) await shop.paidOrder({ invoice_id });
    await later();
    const first = await listed({ page_size: '2' });
    expect(first).toMatchObject({ total_items: 3, total_pages: 2, page: 1 });
    expect(first.transaction_details).toHaveLength(2);
    const next = new URL(first.links.find(({ rel }) => rel === 'next')!.href);
    const second = (await (await shop.call('GET', next.pathname + next.search)).json()) as Listed;
    expect(second.transaction_details).toHaveLength(1);
    expect(second.links.map(({ rel }) => rel)).toEqual(['self']);
  });

  it.each([
    ['a span above 31 days', { start_date: new Date(tomorrow() - 32 * DAY_MS).toISOString() }],
    ['a time that is none', { start_date: 'yesterday' }],
    ['a page above 500', { page_size: '501' }],
  ])('refuses %s', async (_, query) => {
    expect(await refusal(await list(query))).toMatchObject({ status: 400, issue: 'INVALID_PARAMETER_VALUE' });
  });
});
