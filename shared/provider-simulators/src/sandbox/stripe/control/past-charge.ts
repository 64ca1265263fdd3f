import type { PastPayment } from '../../past-payment.js';
import { TEST_CARDS, type TestCard } from '../cards/test-cards.js';
import { createSession } from '../checkout/create-session.js';
import { paySession } from '../checkout/pay-session.js';
import { chargeOfIntent } from '../money/charge-of-intent.js';
import { refundCharge } from '../money/refund-charge.js';
import type { CheckoutSession } from '../objects/checkout-session.js';
import { StripeAccount } from '../stripe-account.js';
import type { StripeState } from '../stripe-state.js';

const [WORKING_CARD] = TEST_CARDS as [TestCard];

/** The account at an earlier time. What happened then is nobody's news any more. */
class PastAccount extends StripeAccount {
  constructor(state: StripeState, at: number) {
    super(state, { now: () => at });
  }

  override emit(): void {}
}

/** Books a payment on the hosted page, and what was paid back of it, at their own times. A monthly one goes on by itself from there. */
export function bookPastCharge(state: StripeState, past: PastPayment) {
  const account = new PastAccount(state, past.at);
  const session = past.monthly ? monthlySession(account, past) : singleSession(account, past);
  const { email, name } = past;
  const result = paySession(account, session, { card: WORKING_CARD, email, name });
  if (result.kind !== 'paid') throw new Error(`A past payment is ${result.kind}.`);
  const payment = session.payment_intent ?? state.purchases[session.id]?.intent ?? '';
  const charge = chargeOfIntent(account, payment, 'payment_intent');
  const refund =
    past.refund && refundCharge(new PastAccount(state, past.refund.at), charge, { amount: past.refund.cents });
  return { payment, refund: refund?.id ?? null, subscription: session.subscription, invoice: session.invoice };
}

const PAGES = { success_url: 'http://localhost/success', cancel_url: 'http://localhost/' };

const namesOf = ({ orderId, installation }: PastPayment) => ({
  order_id: orderId,
  ...(installation && { installation }),
});

function singleSession(account: StripeAccount, past: PastPayment): CheckoutSession {
  const { cents, description } = past;
  const metadata = namesOf(past);
  return createSession(account, {
    mode: 'payment',
    ...PAGES,
    metadata,
    customer_creation: 'always',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name: description } } },
    ],
    payment_intent_data: { setup_future_usage: 'off_session', description, metadata },
  });
}

function monthlySession(account: StripeAccount, past: PastPayment): CheckoutSession {
  const { cents, description } = past;
  const metadata = namesOf(past);
  return createSession(account, {
    mode: 'subscription',
    ...PAGES,
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: cents,
          recurring: { interval: 'month' },
          product_data: { name: description },
        },
      },
    ],
    subscription_data: { description, metadata },
  });
}
