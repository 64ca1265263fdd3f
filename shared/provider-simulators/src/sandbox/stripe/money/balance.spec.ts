import Stripe from 'stripe';
import { StripeBench } from '../../../../test/stripe-bench.js';

let bench: StripeBench;
let stripe: Stripe;
beforeEach(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
});
afterEach(() => bench.stop());

async function paidIntent(): Promise<string> {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 3_700, product_data: { name: 'VIP' } } }],
    success_url: 'http://localhost:4201/success',
  });
  return (await bench.controlled<{ payment_intent: string }>('pay', { session: session.id })).payment_intent;
}
const movements = async () =>
  (await stripe.balanceTransactions.list()).data.map(({ type, amount, fee, net }) => [type, amount, fee, net]);

describe('the balance', () => {
  it('gets a payment less its fee, and gives back a refund without it', async () => {
    const intent = await paidIntent();
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, {
      expand: ['latest_charge.balance_transaction'],
    });
    const { balance_transaction } = latest_charge as Stripe.Charge;
    expect(balance_transaction).toMatchObject({ amount: 3_700, fee: 137, net: 3_563 });
    await stripe.refunds.create({ payment_intent: intent, amount: 1_000 });
    expect((await movements())[0]).toEqual(['refund', -1_000, 0, -1_000]);
  });

  it('loses the money of a dispute and its fee, and gets the money back when the dispute is won', async () => {
    const { id } = await bench.controlled<Stripe.Dispute>('dispute', { payment_intent: await paidIntent() });
    await bench.controlled('dispute-close', { dispute: id, outcome: 'won' });
    expect((await movements()).slice(0, 2)).toEqual([
      ['adjustment', 3_700, 0, 3_700],
      ['adjustment', -3_700, 1_500, -5_200],
    ]);
    expect((await stripe.disputes.retrieve(id)).balance_transactions).toHaveLength(2);
  });

  it('gets the money of a refund back that fails at the bank', async () => {
    const { id } = await stripe.refunds.create({ payment_intent: await paidIntent() });
    await bench.controlled('refund-fail', { refund: id });
    expect((await movements()).slice(0, 2)).toEqual([
      ['refund_failure', 3_700, 0, 3_700],
      ['refund', -3_700, 0, -3_700],
    ]);
  });

  it('is not touched by an inquiry', async () => {
    await bench.controlled('inquiry', { payment_intent: await paidIntent() });
    expect(await movements()).toHaveLength(1);
  });
});

it('a second request under a key that is still worked on is told so, and the first is carried out', async () => {
  bench.next.add('stripe', 'slow', 1);
  const once = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port: new URL(bench.url).port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const create = () => once.customers.create({ email: 'ada@example.com' }, { idempotencyKey: 'one' });
  const first = create();
  while (bench.next.list()['stripe']) await new Promise(setImmediate);
  await expect(create()).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect((await first).email).toBe('ada@example.com');
});
