import { quote } from '@summit/pricing';
import { describeCardPayments, type CardWorld } from '../../../../../test/contracts/card-payments.contract.js';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { FixedClock } from '../../../../platform/clock/clock.fake.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import { FakeCardPayments } from '../application/card-payments.fake.js';
import { connectProviders } from './provider-adapters.js';

async function fakeWorld(): Promise<CardWorld> {
  const clock = new FixedClock(Date.UTC(2026, 2, 1));
  const payments = new FakeCardPayments(clock);
  let cards = 0;
  return {
    payments,
    now: () => clock.now(),
    savedCard: async (kind) => {
      cards += 1;
      const card = { customerRef: `cus_${String(cards)}`, paymentMethodRef: `pm_${String(cards)}` };
      if (kind === 'declining') payments.decline(card.paymentMethodRef);
      if (kind === 'authenticating') payments.decline(card.paymentMethodRef, 'authentication_required');
      return card;
    },
    disturb: async (disturbance) => payments.disturb(disturbance),
    pay: async (ref) => payments.pay(ref).installment?.subscriptionRef ?? null,
    chargedCents: async (orderId) =>
      payments.payments.reduce((sum, one) => sum + (one.orderId === orderId ? one.amountCents : 0), 0),
  };
}
describeCardPayments('the fake', fakeWorld);

/** The SDK repeats a call once by itself; one accident more would hit the next call. */
const TRIES = 2;
const CARDS = { good: '4242424242424242', declining: '4000000000000341', authenticating: '4000002760003184' } as const;
interface Books {
  charges: { order_id: string; amount: number }[];
}

let sandbox: PaymentSandbox;
async function sandboxWorld(): Promise<CardWorld> {
  sandbox = await startPaymentSandbox();
  const { cards, events } = connectProviders(sandbox.config, createLogger('silent'), { timeoutMs: 500 });
  const pay = (session: string, card: string = CARDS.good) =>
    sandbox.control<{ subscription: string | null }>('stripe/pay', { session, card, email: 'ada@example.com' });
  let saved = 0;
  return {
    payments: cards,
    now: () => Date.now(),
    // As in life: a card is saved by paying a hosted page with it.
    savedCard: async (kind) => {
      saved += 1;
      const priced = { product: 'vip', offer: 'active', bumps: [], coachingSessions: 0, plan: false } as const;
      const opened = await cards.startCheckout({
        orderId: `saving-${String(saved)}`,
        quote: quote({ ...priced, coupon: null }),
        couponCode: null,
        customerRef: null,
        email: 'ada@example.com',
        successUrl: 'http://funnel.test/success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://funnel.test/vip',
        expiresAt: Date.now() + 31 * 60_000,
        key: `saving-${String(saved)}`,
      });
      if (opened.result !== 'open') throw new Error(`the page is ${JSON.stringify(opened)}`);
      await pay(opened.ref, CARDS[kind]);
      const [fact] = await events.stripe.factsAbout({ provider: 'stripe', kind: 'checkout', ref: opened.ref });
      if (fact?.kind !== 'payment_received' || !fact.card) throw new Error('no card was saved');
      return fact.card;
    },
    disturb: (disturbance) => sandbox.disturb('stripe', disturbance, TRIES),
    pay: async (ref) => (await pay(ref)).subscription,
    chargedCents: async (orderId) => {
      const { charges } = await sandbox.books<Books>('stripe');
      return charges.reduce((sum, one) => sum + (one.order_id === orderId ? one.amount : 0), 0);
    },
  };
}
afterAll(() => sandbox.stop());

describeCardPayments('Stripe, against its sandbox', sandboxWorld);
