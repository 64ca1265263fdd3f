import type { QuoteOptions } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import { stripeStory, vip } from '../../../../../test/harness/stripe-story.js';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
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

const { facts, openPage, pay } = stripeStory(() => ({ sandbox, providers }));

const move = async (days: number): Promise<void> => {
  await sandbox.control('clock', { days: String(days) });
};

const dfyPlan: QuoteOptions = { ...vip, product: 'dfy', plan: true };

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
      installation: 'a1a1a1a1a1a1',
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
