import { quote, type QuoteOptions } from '@summit/pricing';
import type { CheckoutStart } from '../../src/modules/payments/providers/application/card-payments.port.js';
import type { ProviderFact, ProviderSubject } from '../../src/modules/payments/domain/provider-fact.js';
import type { PaymentProviders } from '../../src/modules/payments/providers/infra/provider-adapters.js';
import type { PaymentSandbox } from './payment-sandbox.js';

export const vip: QuoteOptions = {
  product: 'vip',
  offer: 'active',
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
};

/** What buyers do at Stripe's sandbox, and what its adapter tells of it. */
export function stripeStory(world: () => { sandbox: PaymentSandbox; providers: PaymentProviders }) {
  const facts = (kind: ProviderSubject['kind'], ref: string): Promise<ProviderFact[]> =>
    world().providers.events.stripe.factsAbout({ provider: 'stripe', kind, ref });

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
      expiresAt: (await world().sandbox.now()) + 31 * 60_000,
      key: `order:${orderId}:checkout:1`,
    };
    const page = await world().providers.cards[options.plan ? 'startPlan' : 'startCheckout'](start);
    if (page.result !== 'open') throw new Error(`the page is ${JSON.stringify(page)}`);
    return { orderId, ref: page.ref, start };
  }

  const pay = (session: string, card = '4242424242424242') =>
    world().sandbox.control<{ payment_intent: string; subscription: string; success_url: string }>('stripe/pay', {
      session,
      card,
    });

  return { facts, openPage, pay };
}
