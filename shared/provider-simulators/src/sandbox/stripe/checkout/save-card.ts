import { cardVerdict } from '../cards/card-verdict.js';
import { attachMethod, createMethod } from '../money/confirm-intent.js';
import type { CheckoutSession } from '../objects/checkout-session.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import type { SetupIntent } from '../objects/setup-intent.js';
import type { StripeAccount } from '../stripe-account.js';
import { completeSession } from './complete-session.js';
import type { Payer, PayResult } from './pay-result.js';
import type { Purchase } from './purchase.js';

interface Saving {
  session: CheckoutSession;
  purchase: Purchase;
  method: PaymentMethod;
}

const NOT_AUTHENTICATED = {
  code: 'setup_intent_authentication_failure',
  message:
    'The latest attempt to set up the payment method has failed because authentication failed. Please try another one.',
};

const intentOf = (account: StripeAccount, { setup_intent }: CheckoutSession): SetupIntent =>
  account.get('setupIntents', setup_intent ?? '');

/** Saves a card on the page of an open session in setup mode: the bank is asked, and nothing is charged. */
export function saveCard(
  account: StripeAccount,
  { session, purchase }: Omit<Saving, 'method'>,
  { card, email, name }: Omit<Payer, 'email'> & { email: string | null },
): PayResult {
  const method = createMethod(account, card, { email, name: name ?? null });
  return attempt(account, { session, purchase, method }, false);
}

/** Goes on after 3-D Secure. */
export function authenticateCard(account: StripeAccount, saving: Saving, approved: boolean): PayResult {
  if (approved) return attempt(account, saving, true);
  const intent = intentOf(account, saving.session);
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_setup_error: NOT_AUTHENTICATED,
    next_action: null,
  } satisfies Partial<SetupIntent>);
  account.emit('setup_intent.setup_failed', intent);
  return { kind: 'declined', message: NOT_AUTHENTICATED.message };
}

function attempt(account: StripeAccount, { session, purchase, method }: Saving, authenticated: boolean): PayResult {
  const intent = intentOf(account, session);
  const file = account.state.cards[method.id] ?? { number: '', saved: false, refusing: false };
  const verdict = cardVerdict(file, { offSession: false, authenticated });
  if (verdict.kind === 'declined') {
    const { code, message } = verdict.decline;
    intent.last_setup_error = { code, message };
    account.emit('setup_intent.setup_failed', intent);
    return { kind: 'declined', message };
  }
  if (verdict.kind === 'authenticate') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk' };
    purchase.authenticating = method.id;
    return verdict;
  }
  if (session.customer !== null) attachMethod(account, method, session.customer);
  Object.assign(intent, {
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  } satisfies Partial<SetupIntent>);
  account.emit('setup_intent.succeeded', intent);
  completeSession(account, session, method);
  return { kind: 'paid' };
}
