import { cardVerdict } from '../cards/card-verdict.js';
import {
  attachMethod,
  confirmIntent,
  createIntent,
  createMethod,
  failAuthentication,
} from '../money/confirm-intent.js';
import { disputeForTestCard } from '../money/dispute-charge.js';
import type { CheckoutSession } from '../objects/checkout-session.js';
import { makeCustomer } from '../objects/customer.js';
import type { PaymentIntent } from '../objects/payment-intent.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import { startSubscription } from '../plans/start-subscription.js';
import type { StripeAccount } from '../stripe-account.js';
import { completeSession } from './complete-session.js';
import { expireSession } from './expire-session.js';
import type { Payer, PayResult } from './pay-result.js';
import type { Purchase } from './purchase.js';
import { authenticateCard, saveCard } from './save-card.js';

interface Attempt {
  session: CheckoutSession;
  purchase: Purchase;
  intent: PaymentIntent;
  method: PaymentMethod;
}

/** The e-mail address that the session knows without asking. */
export function knownEmail(account: StripeAccount, { customer, customer_email }: CheckoutSession): string | null {
  return customer_email ?? (customer === null ? null : (account.find('customers', customer)?.email ?? null));
}

/** The session's purchase while it can be paid; a session whose time is over is expired first. */
export function openPurchase(account: StripeAccount, session: CheckoutSession): Purchase | undefined {
  if (session.status === 'open' && session.expires_at <= account.now()) expireSession(account, session);
  return session.status === 'open' ? account.state.purchases[session.id] : undefined;
}

/** Pays an open session with a card, as its page does. */
export function paySession(account: StripeAccount, session: CheckoutSession, payer: Payer): PayResult {
  const purchase = openPurchase(account, session);
  if (!purchase) return { kind: 'closed' };
  const email = knownEmail(account, session) ?? payer.email ?? null;
  if (session.mode === 'setup') return saveCard(account, { session, purchase }, { ...payer, email });
  const method = createMethod(account, payer.card, { email, name: payer.name ?? null });
  const intent = intentOf(account, session, purchase);
  return attempt(account, { session, purchase, intent, method }, false);
}

/** Goes on after 3-D Secure. */
export function authenticateSession(account: StripeAccount, session: CheckoutSession, approved: boolean): PayResult {
  const purchase = openPurchase(account, session);
  if (!purchase?.authenticating) return { kind: 'closed' };
  const method = account.get('paymentMethods', purchase.authenticating);
  if (session.mode === 'setup') {
    purchase.authenticating = null;
    return authenticateCard(account, { session, purchase, method }, approved);
  }
  if (!purchase.intent) return { kind: 'closed' };
  const intent = account.get('paymentIntents', purchase.intent);
  purchase.authenticating = null;
  if (!approved) return { kind: 'declined', message: failAuthentication(account, intent, method) };
  return attempt(account, { session, purchase, intent, method }, true);
}

/** The session's one payment intent, made when the buyer first confirms. */
function intentOf(account: StripeAccount, session: CheckoutSession, purchase: Purchase): PaymentIntent {
  const known = purchase.intent ? account.find('paymentIntents', purchase.intent) : undefined;
  if (known) return known;
  const plan = session.mode === 'subscription';
  const intent = createIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency,
    customer: session.customer,
    ...(plan ? { description: 'Subscription creation', setup_future_usage: 'off_session' } : purchase.intentData),
  });
  purchase.intent = intent.id;
  if (!plan) session.payment_intent = intent.id;
  return intent;
}

function attempt(
  account: StripeAccount,
  { session, purchase, intent, method }: Attempt,
  authenticated: boolean,
): PayResult {
  const use = { offSession: false, authenticated };
  const file = account.state.cards[method.id];
  if (file && cardVerdict(file, use).kind === 'approved') bringCustomer(account, { session, intent, method });
  const result = confirmIntent(account, intent, { method, use });
  if (result.kind === 'declined') return { kind: 'declined', message: result.decline.message };
  if (result.kind === 'authenticate') {
    purchase.authenticating = method.id;
    return result;
  }
  complete(account, { session, purchase, intent, method });
  return { kind: 'paid' };
}

/** Payments that save the card, plans, and sessions that ask for it get a customer when they are paid. */
function bringCustomer(account: StripeAccount, { session, intent, method }: Omit<Attempt, 'purchase'>): void {
  const needed =
    session.mode === 'subscription' || session.customer_creation === 'always' || intent.setup_future_usage !== null;
  const { email, name } = method.billing_details;
  if (session.customer === null && needed) {
    const customer = makeCustomer(account.now(), { email, name });
    account.add('customers', customer);
    account.emit('customer.created', customer);
    session.customer = customer.id;
  }
  const customer = session.customer === null ? undefined : account.find('customers', session.customer);
  if (customer?.email === null && email) {
    customer.email = email;
    account.emit('customer.updated', customer, { email: null });
  }
  intent.customer = session.customer;
}

function complete(account: StripeAccount, { session, purchase, intent, method }: Attempt): void {
  if (session.customer !== null && intent.setup_future_usage !== null) attachMethod(account, method, session.customer);
  if (session.mode === 'subscription') startSubscription(account, { session, purchase, intent, method });
  const coupon = purchase.coupon === null ? undefined : account.find('coupons', purchase.coupon);
  if (coupon) coupon.times_redeemed += 1;
  completeSession(account, session, method);
  disputeForTestCard(account, intent);
}
