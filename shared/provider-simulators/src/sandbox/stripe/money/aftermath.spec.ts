import Stripe from 'stripe';
import { StripeBench } from '../../../../test/stripe-bench.js';

interface Books {
  charges: { order_id: string | null; amount: number; payment_intent: string }[];
  refunds: { order_id: string | null; amount: number; status: string }[];
  disputes: { order_id: string | null; amount: number; status: string }[];
  totals: { charged: number; refunded: number; lost: number; kept: number };
}

let bench: StripeBench;
let stripe: Stripe;

beforeAll(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
});

afterAll(() => bench.stop());
afterEach(async () => {
  await bench.sandbox.clear();
  bench.received.length = 0;
});

/** A paid order of $37; gives its payment intent. */
async function paidOrder(order_id = 'order-1', card = '4242424242424242'): Promise<string> {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 3_700, product_data: { name: 'VIP' } } }],
    payment_intent_data: { metadata: { order_id } },
    success_url: 'http://localhost:4201/success',
  });
  const { payment_intent } = await bench.controlled<{ payment_intent: string }>('pay', {
    session: session.id,
    card,
    email: 'ada@example.com',
  });
  bench.received.length = 0;
  return payment_intent;
}

const books = async () => (await (await fetch(`${bench.url}/control/stripe/books`)).json()) as Books;

describe('refunds', () => {
  it('give back a part and then the rest; `charge.refunded` is sent for both', async () => {
    const payment_intent = await paidOrder();
    const part = await stripe.refunds.create({ payment_intent, amount: 1_000, metadata: { why: 'kind' } });
    expect(part).toMatchObject({ amount: 1_000, status: 'succeeded', payment_intent, metadata: { why: 'kind' } });
    await stripe.refunds.create({ payment_intent });
    const { data } = await stripe.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount)).toEqual([2_700, 1_000]);
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id });
    const types = await bench.eventTypes();
    expect(types.filter((type) => type === 'charge.refunded')).toHaveLength(2);
    expect(types.filter((type) => type === 'refund.created')).toHaveLength(2);
    const charges = await stripe.charges.list({ payment_intent });
    expect(charges.data[0]).toMatchObject({ amount_refunded: 3_700, refunded: true });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  it('of more than is left are refused', async () => {
    const payment_intent = await paidOrder();
    await expect(stripe.refunds.create({ payment_intent, amount: 3_701 })).rejects.toThrow(
      'Refund amount ($37.01) is greater than unrefunded amount on charge ($37.00)',
    );
    await expect(stripe.refunds.create({ amount: 1 })).rejects.toMatchObject({ statusCode: 400 });
  });

  it('come from the control page too, in cents or dollars, and can fail afterwards', async () => {
    const payment_intent = await paidOrder();
    await bench.controlled('refund', { payment_intent, amount: 700 });
    const refund = await bench.controlled<{ id: string }>('refund', { payment_intent, dollars: '10.00' });
    expect((await books()).totals).toEqual({ charged: 3_700, refunded: 1_700, lost: 0, kept: 2_000 });
    await bench.controlled('refund-fail', { refund: refund.id });
    expect((await books()).totals.kept).toBe(3_000);
    expect(await bench.eventTypes()).toContain('refund.failed');
    expect((await bench.control('refund', { payment_intent, amount: 'much' })).status).toBe(400);
  });
});

describe('disputes', () => {
  it('take the money at once; a lost one keeps it without `charge.refunded`', async () => {
    const payment_intent = await paidOrder();
    const { id } = await bench.controlled<{ id: string }>('dispute', { payment_intent });
    expect(await stripe.disputes.retrieve(id)).toMatchObject({
      status: 'needs_response',
      amount: 3_700,
      payment_intent,
    });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    await bench.controlled('dispute-close', { dispute: id, outcome: 'lost' });
    expect(await bench.eventTypes()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ]);
    expect((await books()).totals).toMatchObject({ lost: 3_700, kept: 0 });
    expect((await bench.control('dispute-close', { dispute: id, outcome: 'won' })).status).toBe(400);
  });

  it('that are won give the money back', async () => {
    const payment_intent = await paidOrder();
    await stripe.refunds.create({ payment_intent, amount: 700 });
    const dispute = await bench.controlled<{ id: string; amount: number }>('dispute', { payment_intent });
    expect(dispute.amount).toBe(3_000);
    await bench.controlled('dispute-close', { dispute: dispute.id, outcome: 'won' });
    expect((await bench.eventTypes()).at(-1)).toBe('charge.dispute.funds_reinstated');
    expect((await books()).totals).toMatchObject({ lost: 0, kept: 3_000 });
    expect((await stripe.disputes.list({ payment_intent })).data[0]?.status).toBe('won');
  });

  it('come by themselves with the card 0259', async () => {
    const payment_intent = await paidOrder('order-9', '4000000000000259');
    const { data } = await stripe.disputes.list({ payment_intent });
    expect(data).toHaveLength(1);
  });
});

describe('the books', () => {
  it('show every succeeded charge with its order, that of a plan by its subscription', async () => {
    await paidOrder('order-1');
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [
        {
          price_data: {
            currency: 'usd',
            unit_amount: 83_233,
            recurring: { interval: 'month' },
            product_data: { name: 'Plan' },
          },
        },
      ],
      subscription_data: { metadata: { order_id: 'order-2' } },
      success_url: 'http://localhost:4201/success',
    });
    await bench.control('pay', { session: session.id, card: '4000000000000002', email: 'ada@example.com' });
    await bench.controlled('pay', { session: session.id, email: 'ada@example.com' });
    const { charges, totals } = await books();
    expect(charges.map(({ order_id, amount }) => [order_id, amount])).toEqual([
      ['order-1', 3_700],
      ['order-2', 83_233],
    ]);
    expect(totals.charged).toBe(86_933);
  });
});
