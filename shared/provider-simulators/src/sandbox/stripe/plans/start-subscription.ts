import type { Purchase } from '../checkout/purchase.js';
import type { CheckoutSession } from '../objects/checkout-session.js';
import type { PaymentIntent } from '../objects/payment-intent.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import type { Price } from '../objects/price.js';
import { makeSubscription } from '../objects/subscription.js';
import type { StripeAccount } from '../stripe-account.js';
import { periodBoundary } from './billing-calendar.js';
import { issueInvoice, linkPayment, settleInvoice } from './issue-invoice.js';

interface PaidSession {
  session: CheckoutSession;
  purchase: Purchase;
  intent: PaymentIntent;
  method: PaymentMethod;
}

/** Starts the subscription of a session that has just been paid; its first invoice is the session's payment. */
export function startSubscription(account: StripeAccount, { session, purchase, intent, method }: PaidSession): void {
  const lines = purchase.lines.map(({ price, quantity, name }) => ({
    price: account.get('prices', price),
    quantity,
    description: name,
  }));
  const item = lines.find(({ price }) => price.recurring !== null) as (typeof lines)[number];
  const start = account.now();
  const periodEnd = periodBoundary(start, recurringOf(item.price), 1);
  const subscription = makeSubscription(start, {
    customer: session.customer ?? '',
    currency: session.currency,
    default_payment_method: method.id,
    item,
    periodEnd,
    ...purchase.subscriptionData,
  });
  account.add('subscriptions', subscription);
  account.state.periods[subscription.id] = 1;
  account.emit('customer.subscription.created', subscription);

  const invoice = issueInvoice(account, subscription, {
    reason: 'subscription_create',
    lines,
    discount: session.total_details.amount_discount,
    period: { start, end: periodEnd },
  });
  settleInvoice(account, invoice, linkPayment(account, invoice, intent.id));
  session.subscription = subscription.id;
  session.invoice = invoice.id;
}

export function recurringOf({ recurring }: Price): NonNullable<Price['recurring']> {
  if (recurring) return recurring;
  throw new Error('A subscription has a price that does not recur.');
}
