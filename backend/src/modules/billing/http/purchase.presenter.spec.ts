import { DAY_MS } from '@summit/rules';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import type { OrderHistory } from '../../payments/payments.public.js';
import { presentPurchases } from './purchase.presenter.js';

type Failed = NonNullable<OrderHistory['plan']>['failed'];

const NOW = Date.parse('2025-11-20T18:00:00Z');
const failed = (month: number, days: number | null, payUrl: string | null = `https://pay.test/in_${month}`) => ({
  ref: `in_${month}`,
  nextAttemptAt: days === null ? null : NOW + days * DAY_MS,
  payUrl,
});

// C-117
describe('a plan whose payments failed', () => {
  it.each<[string, Failed, string | null, string | null]>([
    ['none', [], null, null],
    ['one', [failed(2, 3)], 'https://pay.test/in_2', '2025-11-23T18:00:00.000Z'],
    [
      'two, of which the later is tried first',
      [failed(2, 5), failed(3, 1)],
      'https://pay.test/in_2',
      '2025-11-25T18:00:00.000Z',
    ],
    ['two, of which the first is not tried again', [failed(2, null), failed(3, 1)], 'https://pay.test/in_2', null],
    [
      'two, of which the first has no page',
      [failed(2, 5, null), failed(3, 8)],
      'https://pay.test/in_3',
      '2025-11-28T18:00:00.000Z',
    ],
    ['one that has no page', [failed(2, 5, null)], null, '2025-11-25T18:00:00.000Z'],
  ])('says of one of them where it is paid and when it is tried again: %s', async (_what, of, page, next) => {
    const orders = new FakeOrders();
    orders.put(anOrder({ plan: true, product: 'dfy', status: 'payment_plan_past_due' }), {
      plan: { failed: of, charges: true, card: null },
    });
    const [purchase] = presentPurchases([(await orders.byId('o1'))!]);
    expect([purchase?.pay_url, purchase?.next_attempt_at]).toEqual([page, next]);
  });

  it('names all of them, with the installments that they are', async () => {
    const orders = new FakeOrders();
    const due = (number: number, paidAt: number | null) => ({ number, amountCents: 83_233, dueAt: NOW, paidAt });
    const put = (status: 'payment_plan_past_due' | 'payment_plan_defaulted') =>
      orders.put(anOrder({ plan: true, product: 'dfy', status }), {
        installments: [due(1, NOW), due(2, null), due(3, null)],
        plan: { failed: [failed(2, 5), failed(3, null)], charges: true, card: null },
      });
    const shown = async () => presentPurchases([(await orders.byId('o1'))!])[0]?.failed_installments;
    put('payment_plan_past_due');
    expect(await shown()).toEqual([
      { number: 2, pay_url: 'https://pay.test/in_2', next_attempt_at: '2025-11-25T18:00:00.000Z' },
      { number: 3, pay_url: 'https://pay.test/in_3', next_attempt_at: null },
    ]);
    put('payment_plan_defaulted');
    expect(await shown()).toEqual([]);
  });
});
