import { quote, type QuoteOptions, PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import type { CheckoutStart } from '../application/card-payments.port.js';
import type { ProviderFact, ProviderSubject } from '../../domain/provider-fact.js';
import { connectProviders, type PaymentProviders } from './provider-adapters.js';
import { createStripe } from './stripe-client.js';
import { PLAN_PRODUCT } from './stripe-requests.js';

// What only Stripe does, told through the adapters and its sandbox: plans over months, disputes, dunning.
let sandbox: PaymentSandbox;
let providers: PaymentProviders;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  providers = connectProviders(sandbox.config, createLogger('silent'), { timeoutMs: 1_000 });
});
afterAll(() => sandbox.stop());

const facts = (kind: ProviderSubject['kind'], ref: string): Promise<ProviderFact[]> =>
  providers.events.stripe.factsAbout({ provider: 'stripe', kind, ref });
const move = async (days: number): Promise<void> => {
  await sandbox.control('clock', { days: String(days) });
};

const vip: QuoteOptions = {
  product: 'vip',
  offer: 'active',
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
};
const dfyPlan: QuoteOptions = { ...vip, product: 'dfy', plan: true };
let orders = 0;
async function openPage(options: QuoteOptions) {
  orders += 1;
  const orderId = `6a1c4d1e-0000-4000-b000-${String(orders).padStart(12, '0')}`;
  const start: CheckoutStart = {
    orderId,
    quote: quote(options),
    couponCode: null,
    customerRef: null,
    email: 'ada@example.com',
    successUrl: 'http://funnel.test/success?session_id={CHECKOUT_SESSION_ID}&product=vip',
    cancelUrl: 'http://funnel.test/vip',
    expiresAt: (await sandbox.now()) + 31 * 60_000,
    key: `order:${orderId}:checkout:1`,
  };
  const page = await providers.cards[options.plan ? 'startPlan' : 'startCheckout'](start);
  if (page.result !== 'open') throw new Error(`the page is ${JSON.stringify(page)}`);
  return { orderId, ref: page.ref, start };
}
const pay = (session: string, card = '4242424242424242') =>
  sandbox.control<{ payment_intent: string; subscription: string; success_url: string }>('stripe/pay', {
    session,
    card,
  });

/** Amounts and installments of everything that was paid through notified invoices of a subscription. */
async function invoiceFacts(subscription: string): Promise<ProviderFact[]> {
  const raw = await sandbox.notifications('stripe');
  const events = await Promise.all(raw.map((one) => providers.events.stripe.readEvent(one)));
  const refs = new Set(events.flatMap((event) => (event?.subject?.kind === 'invoice' ? [event.subject.ref] : [])));
  const all = (await Promise.all([...refs].map((ref) => facts('invoice', ref)))).flat();
  return all.filter((fact) =>
    fact.kind === 'payment_received'
      ? fact.installment?.subscriptionRef === subscription
      : fact.kind === 'installment_failed' && fact.subscriptionRef === subscription,
  );
}

describe('a paid page', () => {
  it('leads back with its own id in the address', async () => {
    const { ref } = await openPage(vip);
    const { success_url } = await pay(ref);
    expect(success_url).toBe(`http://funnel.test/success?session_id=${ref}&product=vip`);
  });

  it('is one payment, whether the page or its charge is asked, and its card becomes the default', async () => {
    const { orderId, ref } = await openPage(vip);
    const { payment_intent } = await pay(ref);
    const [paid] = await facts('checkout', ref);
    expect(await facts('charge', payment_intent)).toEqual([paid]);
    expect(paid).toMatchObject({
      kind: 'payment_received',
      orderId,
      ref: payment_intent,
      attemptRef: ref,
      payer: { email: 'ada@example.com', name: 'Robin Buyer' },
      card: { brand: 'visa', last4: '4242' },
    });
    if (paid?.kind !== 'payment_received' || !paid.card) throw new Error('no card');
    const stripe = await createStripe(sandbox.config.stripe)();
    const customer = await stripe.customers.retrieve(paid.card.customerRef);
    expect(customer).toMatchObject({ invoice_settings: { default_payment_method: paid.card.paymentMethodRef } });
  });

  it('a declined card on it ends nothing', async () => {
    const { ref } = await openPage(vip);
    await expect(pay(ref, '4000000000000002')).rejects.toThrow('declined');
    expect(await facts('checkout', ref)).toEqual([]);
    await pay(ref);
    expect(await facts('checkout', ref)).toMatchObject([{ kind: 'payment_received' }]);
  });

  it('that nobody paid in time ends its attempt', async () => {
    const { orderId, ref } = await openPage(vip);
    await sandbox.control('stripe/expire', { session: ref });
    const ended = { kind: 'attempt_ended', orderId, attemptRef: ref, reason: 'expired', declineCode: null };
    expect(await facts('checkout', ref)).toEqual([ended]);
  });
});

describe('a declined one-click charge', () => {
  it('is told by its notification too, with the order it was for', async () => {
    const { ref } = await openPage(vip);
    await pay(ref, '4000000000000341');
    const [saved] = await facts('checkout', ref);
    if (saved?.kind !== 'payment_received' || !saved.card) throw new Error('no card');
    const orderId = '6a1c4d1e-0000-4000-c000-000000000001';
    const charge = { orderId, product: 'implementation', amountCents: 9_700, receiptEmail: 'ada@example.com' } as const;
    const outcome = await providers.cards.chargeSavedCard({
      ...charge,
      card: saved.card,
      key: `order:${orderId}:pi:1`,
    });
    expect(outcome).toEqual({ result: 'declined', reason: 'card_declined', declineCode: 'generic_decline' });

    const events = await providers.events.stripe.eventsSince((await sandbox.now()) - DAY_MS);
    const failed = events.findLast(({ type }) => type === 'payment_intent.payment_failed');
    expect(await facts('charge', failed?.subject?.ref ?? '')).toEqual([
      {
        kind: 'attempt_ended',
        orderId,
        attemptRef: failed?.subject?.ref,
        reason: 'declined',
        declineCode: 'generic_decline',
      },
    ]);
  });
});

describe('refunds and disputes', () => {
  it('a refund from the dashboard that fails later is told as failed', async () => {
    const { ref } = await openPage(vip);
    const { payment_intent } = await pay(ref);
    const { id } = await sandbox.control<{ id: string }>('stripe/refund', { payment_intent, amount: '1000' });
    const refunds = (state: string) => [{ kind: 'refunds_seen', refunds: [{ ref: id, amountCents: 1_000, state }] }];
    expect(await facts('refunds', payment_intent)).toMatchObject(refunds('succeeded'));
    await sandbox.control('stripe/refund-fail', { refund: id });
    expect(await facts('refunds', payment_intent)).toMatchObject(refunds('failed'));
  });

  it('a payment that is back already is not paid back again, and that is no error', async () => {
    const { ref } = await openPage(vip);
    const { payment_intent: paymentRef } = await pay(ref);
    await providers.events.stripe.refund({ paymentRef, amountCents: PRICE_BOOK.vip.early, key: `${paymentRef}:1` });
    await providers.events.stripe.refund({ paymentRef, amountCents: PRICE_BOOK.vip.early, key: `${paymentRef}:2` });
    expect(await facts('refunds', paymentRef)).toMatchObject([{ refunds: [{ amountCents: PRICE_BOOK.vip.early }] }]);
  });

  it.each(['won', 'lost'] as const)('a dispute is open, then %s', async (outcome) => {
    const { ref } = await openPage(vip);
    const { payment_intent } = await pay(ref);
    const { id } = await sandbox.control<{ id: string }>('stripe/dispute', { payment_intent });
    const seen = {
      kind: 'dispute_seen',
      provider: 'stripe',
      paymentRef: payment_intent,
      ref: id,
      amountCents: PRICE_BOOK.vip.early,
    };
    expect(await facts('dispute', id)).toMatchObject([{ ...seen, state: 'open' }]);
    await sandbox.control('stripe/dispute-close', { dispute: id, outcome });
    expect(await facts('dispute', id)).toMatchObject([{ ...seen, state: outcome }]);
  });
});

it('an inquiry is no dispute until it becomes one', async () => {
  const { ref } = await openPage(vip);
  const { payment_intent: paymentRef } = await pay(ref);
  const { id } = await sandbox.control<{ id: string }>('stripe/inquiry', { payment_intent: paymentRef });
  expect(await facts('dispute', id)).toEqual([{ kind: 'inquiry_seen', provider: 'stripe', paymentRef, ref: id }]);
  await sandbox.control('stripe/inquiry-escalate', { dispute: id });
  expect(await facts('dispute', id)).toMatchObject([{ kind: 'dispute_seen', state: 'open' }]);
});

describe('a plan', () => {
  it('takes 83,233, 83,233 and 83,234 a month apart, then ends', async () => {
    const { orderId, ref, start } = await openPage(dfyPlan);
    const { subscription } = await pay(ref);
    const installments = start.quote.installments ?? [];
    await providers.cards.limitPlan({ orderId, subscriptionRef: subscription, installments });
    const [first] = await facts('checkout', ref);
    expect(first).toMatchObject({
      kind: 'payment_received',
      orderId,
      amountCents: 83_233,
      attemptRef: ref,
      installment: { subscriptionRef: subscription },
      card: { last4: '4242' },
    });
    const [seen] = await facts('subscription', subscription);
    if (seen?.kind !== 'plan_seen' || seen.nextDueAt === null) throw new Error('nothing is due');
    expect(Math.round((seen.nextDueAt - (await sandbox.now())) / DAY_MS)).toBeGreaterThanOrEqual(28);

    await sandbox.control('stripe/next-installment', { subscription });
    await sandbox.control('stripe/next-installment', { subscription });
    // Limited again in its last month, when Stripe has forgotten the keys: still three installments.
    await move(2);
    await providers.cards.limitPlan({ orderId, subscriptionRef: subscription, installments });
    // The first installment is the same fact from its invoice as from its page.
    const paid = await invoiceFacts(subscription);
    expect(paid).toContainEqual(first);
    const amounts = paid.map((fact) => (fact.kind === 'payment_received' ? fact.amountCents : 0));
    expect(amounts.toSorted()).toEqual([83_233, 83_233, 83_234]);
    expect(paid.filter((fact) => fact.kind === 'payment_received' && fact.attemptRef === null)).toHaveLength(2);

    await move(40);
    expect(await facts('subscription', subscription)).toEqual([
      { kind: 'plan_ended', orderId, subscriptionRef: subscription },
    ]);
    expect(await invoiceFacts(subscription)).toHaveLength(3);
  });

  it('whose card is declined says so, until Stripe gives up', async () => {
    const { orderId, ref, start } = await openPage(dfyPlan);
    const { subscription } = await pay(ref, '4000000000000341');
    const terms = { orderId, subscriptionRef: subscription, installments: start.quote.installments ?? [] };
    await providers.cards.limitPlan(terms);
    await move(32);
    const failed = (await invoiceFacts(subscription)).find(({ kind }) => kind === 'installment_failed');
    expect(failed).toMatchObject({ orderId, subscriptionRef: subscription, payUrl: expect.stringMatching(/^http/) });
    if (failed?.kind !== 'installment_failed' || failed.nextAttemptAt === null) throw new Error('no next try');
    expect(failed.nextAttemptAt).toBeGreaterThan((await sandbox.now()) - 5 * DAY_MS);
    await move(30);
    expect(await facts('subscription', subscription)).toMatchObject([{ kind: 'plan_ended', orderId }]);
  });

  it('goes on with another card, which its buyer saves on a page that charges nothing', async () => {
    const { orderId, ref, start } = await openPage(dfyPlan);
    const { subscription } = await pay(ref, '4000000000000341');
    const installments = start.quote.installments ?? [];
    await providers.cards.limitPlan({ orderId, subscriptionRef: subscription, installments });
    const page = await providers.cards.startCardPage({
      orderId,
      subscriptionRef: subscription,
      successUrl: 'http://funnel.test/orders?card=1',
      cancelUrl: 'http://funnel.test/orders',
      expiresAt: (await sandbox.now()) + 35 * 60_000,
      key: `order:${orderId}:card:1`,
    });
    if (page.result !== 'open') throw new Error(JSON.stringify(page));
    expect(await facts('checkout', page.ref)).toEqual([]);
    await pay(page.ref, '5555555555554444');
    const [given] = await facts('checkout', page.ref);
    expect(given).toMatchObject({
      kind: 'plan_card_given',
      orderId,
      subscriptionRef: subscription,
      card: { last4: '4444' },
    });
    if (given?.kind !== 'plan_card_given') throw new Error('no card');
    const card = { subscriptionRef: subscription, paymentMethodRef: given.card.paymentMethodRef };
    await providers.cards.usePlanCard(card);
    await providers.cards.usePlanCard(card);
    const stripe = await createStripe(sandbox.config.stripe)();
    const { schedule } = await stripe.subscriptions.retrieve(subscription);
    expect(await stripe.subscriptionSchedules.retrieve(schedule as string)).toMatchObject({
      default_settings: { default_payment_method: card.paymentMethodRef },
    });
    await move(65);
    const paid = (await invoiceFacts(subscription)).filter(({ kind }) => kind === 'payment_received');
    expect(paid).toHaveLength(3);
    await move(40);
    await providers.cards.usePlanCard(card);
  });

  it('is limited although somebody archived its product', async () => {
    const { orderId, ref, start } = await openPage(dfyPlan);
    const { subscription } = await pay(ref);
    await sandbox.control('stripe/archive-product', { product: PLAN_PRODUCT.id });
    const terms = { orderId, subscriptionRef: subscription, installments: start.quote.installments ?? [] };
    expect(await providers.cards.limitPlan(terms)).toMatch(/^sub_sched_/);
  });

  it('that is ended takes nothing more', async () => {
    const { orderId, ref } = await openPage(dfyPlan);
    const { subscription } = await pay(ref);
    await providers.cards.endPlan(subscription);
    await move(40);
    expect(await facts('subscription', subscription)).toMatchObject([{ kind: 'plan_ended', orderId }]);
    expect(await invoiceFacts(subscription)).toHaveLength(1);
    await expect(
      providers.cards.limitPlan({ orderId, subscriptionRef: subscription, installments: [1, 1, 1] }),
    ).rejects.toThrow();
  });
});

describe('promo codes in the dashboard', () => {
  const promotion = {
    code: 'EARLY_BIRD',
    coupon: { type: 'percent', basisPoints: 3_333 },
    maxUses: 3,
    expiresAt: null,
  } as const;
  const coupon = async () => (await createStripe(sandbox.config.stripe)()).coupons.retrieve('EARLY_BIRD');

  it('can be made, removed and made again, each twice', async () => {
    await providers.promotions.create(promotion);
    await providers.promotions.create(promotion);
    expect(await coupon()).toMatchObject({ percent_off: 33.33, max_redemptions: 3, duration: 'once' });
    await providers.promotions.remove('EARLY_BIRD');
    await providers.promotions.remove('EARLY_BIRD');
    await expect(coupon()).rejects.toThrow();
    await providers.promotions.create(promotion);
    expect(await coupon()).toMatchObject({ id: 'EARLY_BIRD' });
  });

  it.each([
    { type: 'percent', basisPoints: 0 },
    { type: 'amount', cents: 0 },
  ] as const)(
    'that take nothing off are not shown there, because Stripe has no such coupon: %j (A-112)',
    async (coupon) => {
      await providers.promotions.create({ ...promotion, code: 'NOTHING', coupon });
      await expect((await createStripe(sandbox.config.stripe)()).coupons.retrieve('NOTHING')).rejects.toThrow();
    },
  );
});
