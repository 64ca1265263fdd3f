import { quote, PRICE_BOOK } from '@summit/pricing';
import {
  describeProviderEvents,
  MARK_OF_WORLD,
  type EventWorld,
} from '../../../../../test/contracts/provider-events.contract.js';
import { startPaymentSandbox, type PaymentSandbox } from '../../../../../test/harness/payment-sandbox.js';
import { createLogger } from '../../../../platform/logging/logger.js';
import { FakeProviderEvents } from '../application/provider-events.fake.js';
import { connectProviders } from './provider-adapters.js';

async function fakeWorld(): Promise<EventWorld> {
  const events = new FakeProviderEvents('stripe');
  let payments = 0;
  return {
    provider: 'stripe',
    events,
    payOrder: async (orderId) => {
      payments += 1;
      const ref = `pi_${String(payments)}`;
      const subject = { provider: 'stripe', kind: 'charge', ref } as const;
      const amountCents = PRICE_BOOK.vip.early;
      const paid = {
        kind: 'payment_received',
        provider: 'stripe',
        orderId,
        ref,
        amountCents,
        currency: 'usd',
      } as const;
      const rest = { receivedAt: payments, attemptRef: ref, installment: null, card: null };
      events.tell('charge', ref, [{ ...paid, ...rest, payer: { email: null, name: null } }]);
      for (const kind of ['charge', 'refunds'] as const) events.begunBy({ kind, ref }, { orderId, installation });
      events.happen({ id: `evt_${ref}`, type: 'payment_intent.succeeded', subject, occurredAt: payments * 1_000 });
      return { subject, paymentRef: ref, amountCents };
    },
    notifications: async () => events.notifications,
    loseAnswer: async () => events.loseAnswers(),
    refundedCents: async (paymentRef) =>
      events.refunds.reduce((sum, one) => sum + (one.paymentRef === paymentRef ? one.amountCents : 0), 0),
    away: () => {
      const away = new FakeProviderEvents('stripe');
      away.unavailable(100);
      return away;
    },
  };
}

let sandbox: PaymentSandbox;
beforeAll(async () => {
  sandbox = await startPaymentSandbox();
});
afterAll(() => sandbox.stop());

const installation = MARK_OF_WORLD;
const logger = createLogger('silent');
const nobody = 'http://127.0.0.1:9';

const priced = { product: 'vip', offer: 'active', bumps: [], coachingSessions: 0, plan: false } as const;

async function stripeWorld(): Promise<EventWorld> {
  const { cards, events } = connectProviders(sandbox.config, logger, { timeoutMs: 500 });
  return {
    provider: 'stripe',
    events: events.stripe,
    payOrder: async (orderId) => {
      const page = await cards.startCheckout({
        orderId,
        quote: quote({ ...priced, coupon: null }),
        couponCode: null,
        installation,
        customerRef: null,
        email: null,
        successUrl: 'http://funnel.test/success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://funnel.test/vip',
        expiresAt: Date.now() + 31 * 60_000,
        key: `order:${orderId}:checkout:1`,
      });
      if (page.result !== 'open') throw new Error(`the page is ${page.result}`);
      const wish = { session: page.ref, email: 'ada@example.com' };
      const { payment_intent } = await sandbox.control<{ payment_intent: string }>('stripe/pay', wish);
      const subject = { provider: 'stripe', kind: 'checkout', ref: page.ref } as const;
      return { subject, paymentRef: payment_intent, amountCents: PRICE_BOOK.vip.early };
    },
    notifications: () => sandbox.notifications('stripe'),
    loseAnswer: () => sandbox.disturb('stripe', 'lost_answer', 2),
    refundedCents: async (paymentRef) => {
      const { refunds } = await sandbox.books<{ refunds: { payment_intent: string; amount: number }[] }>('stripe');
      return refunds.reduce((sum, one) => sum + (one.payment_intent === paymentRef ? one.amount : 0), 0);
    },
    away: () =>
      connectProviders({ ...sandbox.config, stripe: { ...sandbox.config.stripe, apiBase: nobody } }, logger).events
        .stripe,
  };
}

async function paypalWorld(): Promise<EventWorld> {
  const { wallet, events } = connectProviders(sandbox.config, logger, { timeoutMs: 500 });
  return {
    provider: 'paypal',
    events: events.paypal,
    payOrder: async (orderId) => {
      const order = await wallet.createOrder({
        orderId,
        quote: quote({ ...priced, coupon: null }),
        returnUrl: 'http://funnel.test/success',
        cancelUrl: 'http://funnel.test/vip',
        installation,
        key: `order:${orderId}:pp:create:1`,
      });
      if (order.result !== 'created') throw new Error(`the order is ${order.result}`);
      await sandbox.control('paypal/approve', { order_id: order.ref });
      const captured = await wallet.capture({ ref: order.ref, key: `order:${orderId}:pp:capture:1` });
      if (captured.result !== 'paid') throw new Error(`the capture is ${captured.result}`);
      const { ref, amountCents } = captured.payment;
      return { subject: { provider: 'paypal', kind: 'wallet_order', ref: order.ref }, paymentRef: ref, amountCents };
    },
    notifications: () => sandbox.notifications('paypal'),
    loseAnswer: () => sandbox.disturb('paypal', 'lost_answer', 2),
    refundedCents: async (paymentRef) => {
      const { refunds } = await sandbox.books<{ refunds: { capture_id: string; amount_cents: number }[] }>('paypal');
      return refunds.reduce((sum, one) => sum + (one.capture_id === paymentRef ? one.amount_cents : 0), 0);
    },
    away: () =>
      connectProviders({ ...sandbox.config, paypal: { ...sandbox.config.paypal, apiBase: nobody } }, logger).events
        .paypal,
  };
}

describeProviderEvents('the fake', fakeWorld);
describeProviderEvents('PayPal, against its sandbox', paypalWorld);
describeProviderEvents('Stripe, against its sandbox', stripeWorld);
