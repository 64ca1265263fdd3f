import type Stripe from 'stripe';
import { StripeBench } from '../../../../test/stripe-bench.js';

const DAY_MS = 86_400_000;
const OTHER_CARD = '5555555555554444';
const ASKS_THE_BANK = '4000002500003155';

let bench: StripeBench;
let stripe: Stripe;
let subscription: Stripe.Subscription;

beforeEach(async () => {
  bench = await StripeBench.start();
  stripe = bench.stripe;
  const page = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: 5_000,
          recurring: { interval: 'month' },
          product_data: { name: 'A plan' },
        },
      },
    ],
    success_url: 'http://localhost:4201/success',
  });
  // The card works today and is declined when it is charged later.
  const paid = await bench.controlled<{ subscription: string }>('pay', {
    session: page.id,
    card: '4000000000000341',
    email: 'ada@example.com',
  });
  subscription = await stripe.subscriptions.retrieve(paid.subscription);
});

afterEach(() => bench.stop());

const openPage = (given: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'setup',
    customer: subscription.customer as string,
    allowed_payment_method_types: ['card'],
    setup_intent_data: { description: 'The card of the plan.', metadata: { order_id: 'order-1' } },
    metadata: { order_id: 'order-1' },
    success_url: 'http://localhost:4201/orders',
    cancel_url: 'http://localhost:4201/orders',
    ...given,
  });

const ENTRY = { card: OTHER_CARD, expiry: '12/45', cvc: '123', name: 'Ada' };

describe('a page in setup mode', () => {
  it('saves a card with the customer, takes no money, and tells of it once', async () => {
    const { id, url } = await openPage();
    expect(await (await fetch(url!)).text()).toContain('Nothing is charged now');
    const done = await bench.press(url!, ENTRY);
    expect(done.headers.get('location')).toBe('http://localhost:4201/orders');
    expect((await bench.press(url!, ENTRY)).status).toBe(303);

    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent.payment_method'] });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      amount_total: null,
      setup_intent: {
        status: 'succeeded',
        metadata: { order_id: 'order-1' },
        payment_method: { customer: subscription.customer, card: { last4: '4444' } },
      },
    });
    const types = await bench.eventTypes();
    expect(types.filter((type) => type === 'checkout.session.completed')).toHaveLength(2);
    expect(types).toEqual(expect.arrayContaining(['setup_intent.succeeded', 'payment_method.attached']));
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('asks the bank first where the card wants it', async () => {
    const { id, url } = await openPage();
    const step = await bench.press(url!, { ...ENTRY, card: ASKS_THE_BANK });
    const bank = step.headers.get('location')!;
    expect(await (await fetch(new URL(bank, url!))).text()).toContain('lets the card be saved');
    expect((await bench.press(bank, { outcome: 'fail' })).status).toBe(402);
    await bench.press(url!, { ...ENTRY, card: ASKS_THE_BANK });
    await bench.press(bank, { outcome: 'approve' });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
  });

  it('keeps a declined card out, and takes another one', async () => {
    const { id, url } = await openPage();
    expect((await bench.press(url!, { ...ENTRY, card: '4000000000000002' })).status).toBe(402);
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
    expect((await bench.press(url!, ENTRY)).status).toBe(303);
  });

  it('gives the card that the next installment is taken from, once the merchant says so', async () => {
    const { id } = await openPage();
    await bench.controlled('pay', { session: id, card: OTHER_CARD });
    const { setup_intent } = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent'] });
    const method = (setup_intent as Stripe.SetupIntent).payment_method as string;
    await stripe.subscriptions.update(subscription.id, { default_payment_method: method });
    await bench.clock.moveBy(32 * DAY_MS);
    const invoices = await stripe.invoices.list({ subscription: subscription.id });
    expect(invoices.data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  it('can be ended, and its card is then never saved', async () => {
    const { id } = await openPage();
    await stripe.checkout.sessions.expire(id);
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent'] });
    expect(session).toMatchObject({ status: 'expired', setup_intent: { status: 'canceled' } });
  });

  it('takes nothing that belongs to a payment', async () => {
    const line = { quantity: 1, price_data: { currency: 'usd', unit_amount: 5_000, product_data: { name: 'Thing' } } };
    await expect(openPage({ line_items: [line] })).rejects.toThrow('line_items');
    await expect(openPage({ allowed_payment_method_types: undefined })).rejects.toThrow('currency');
    await expect(openPage({ customer: 'cus_unknown' })).rejects.toThrow('No such customer');
  });
});
