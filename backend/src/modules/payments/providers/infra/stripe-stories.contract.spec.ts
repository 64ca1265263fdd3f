import { PRICE_BOOK } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { stripeStory, vip } from '../../../../../test/harness/stripe-story.js';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import { connectProviders, type PaymentProviders } from './provider-adapters.js';
import { createStripe } from './stripe-client.js';

// What only Stripe does, told through the adapters and its sandbox: plans over months, disputes, dunning.
let sandbox: PaymentSandbox;

let providers: PaymentProviders;

beforeAll(async () => {
  sandbox = await startPaymentSandbox();
  providers = connectProviders(sandbox.config, createLogger('silent'), { timeoutMs: 1_000 });
});

afterAll(() => sandbox.stop());

const { facts, openPage, pay } = stripeStory(() => ({ sandbox, providers }));

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
