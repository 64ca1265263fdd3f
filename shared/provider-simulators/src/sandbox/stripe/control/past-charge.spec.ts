import { DAY_MS } from '@summit/rules';
import { StripeBench } from '../../../../test/stripe-bench.js';

let bench: StripeBench;

beforeEach(async () => {
  bench = await StripeBench.start();
});

afterEach(() => bench.stop());

interface Booked {
  payment: string;
  refund: string | null;
  subscription: string | null;
  invoice: string | null;
}

const past = (more: object = {}) =>
  bench.controlled<Booked>('past', {
    order_id: 'order-1',
    cents: 3_700,
    email: 'ada@example.com',
    name: 'Ada Past',
    description: 'VIP',
    at: bench.clock.now() - 20 * DAY_MS,
    ...more,
  });

describe('payments from before the sandbox was there', () => {
  it('stand at their own time, can be paid back, and were nobody’s news', async () => {
    const { payment } = await past();
    const intent = await bench.stripe.paymentIntents.retrieve(payment);
    expect(intent).toMatchObject({ status: 'succeeded', amount: 3_700, metadata: { order_id: 'order-1' } });
    expect(bench.now - intent.created).toBeCloseTo(20 * 86_400, -1);
    expect(await bench.eventTypes()).toEqual([]);
    expect((await bench.stripe.events.list()).data).toEqual([]);
    await bench.controlled('refund', { payment_intent: payment, amount: 700 });
    expect((await bench.stripe.refunds.list({ payment_intent: payment })).data).toMatchObject([{ amount: 700 }]);
    expect(await bench.eventTypes()).toContain('charge.refunded');
  });

  it('have what went back of them', async () => {
    const { payment, refund } = await past({ refund_cents: 1_000, refund_at: bench.clock.now() - DAY_MS });
    expect((await bench.stripe.refunds.list({ payment_intent: payment })).data).toMatchObject([
      { id: refund, amount: 1_000 },
    ]);
  });

  it('go on by themselves where they are monthly', async () => {
    const { subscription, invoice, payment } = await past({ cents: 83_233, monthly: true });
    const paid = () => bench.stripe.invoices.list({ subscription: subscription!, status: 'paid' });
    expect((await paid()).data.map(({ id }) => id)).toEqual([invoice]);
    expect(payment).toMatch(/^pi_/);
    await bench.clock.moveBy(31 * DAY_MS);
    expect((await paid()).data).toHaveLength(2);
    expect(await bench.eventTypes()).toContain('invoice.paid');
    const { metadata } = await bench.stripe.subscriptions.retrieve(subscription!);
    expect(metadata).toEqual({ order_id: 'order-1' });
  });

  it.each([
    ['an amount of nothing', { cents: 0 }],
    ['a time to come', { at: Date.now() + DAY_MS }],
    ['more paid back than paid', { refund_cents: 3_701, refund_at: Date.now() - DAY_MS }],
    ['nobody', { email: '' }],
  ])('are refused with %s', async (_label, wrong) => {
    await expect(past(wrong)).rejects.toThrow();
  });
});
