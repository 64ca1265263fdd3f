import { cardVerdict, type CardUse } from '../cards/card-verdict.js';
import { AUTHENTICATION_REQUIRED, type Decline, type TestCard } from '../cards/test-cards.js';
import { cardFee, makeBalanceTransaction } from '../objects/balance-transaction.js';
import { makeCharge } from '../objects/charge.js';
import { makePaymentIntent, type IntentDraft, type PaymentIntent } from '../objects/payment-intent.js';
import { makePaymentMethod, type PaymentMethod } from '../objects/payment-method.js';
import type { StripeAccount } from '../stripe-account.js';

export interface ConfirmUse extends CardUse {
  /** A demand for 3-D Secure is a decline instead of a step for the buyer. */
  errorOnAction?: boolean;
}

export type Confirmation = { kind: 'succeeded' } | { kind: 'authenticate' } | { kind: 'declined'; decline: Decline };

export function createIntent(account: StripeAccount, draft: IntentDraft): PaymentIntent {
  const intent = makePaymentIntent(account.now(), draft);
  account.add('paymentIntents', intent);
  account.emit('payment_intent.created', intent);
  return intent;
}

/** A payment method of a test card, belonging to nobody yet. */
export function createMethod(
  account: StripeAccount,
  card: TestCard,
  payer: { email?: string | null; name?: string | null },
): PaymentMethod {
  const method = makePaymentMethod(account.now(), card, payer);
  account.add('paymentMethods', method);
  account.state.cards[method.id] = { number: card.number, saved: false, refusing: false };
  return method;
}

/** Saves a card with its customer, with consent to later payments. */
export function attachMethod(account: StripeAccount, method: PaymentMethod, customer: string): void {
  method.customer = customer;
  const file = account.state.cards[method.id];
  if (file) file.saved = true;
  account.emit('payment_method.attached', method);
}

/**
 * Confirms a payment with a card. Declined, the intent waits for another payment method (`requires_payment_method`) and
 * remembers why in `last_payment_error`.
 */
export function confirmIntent(
  account: StripeAccount,
  intent: PaymentIntent,
  { method, use }: { method: PaymentMethod; use: ConfirmUse },
): Confirmation {
  const file = account.state.cards[method.id] ?? { number: '', saved: false, refusing: false };
  const verdict = cardVerdict(file, use);
  if (verdict.kind === 'declined') return declined(account, intent, { method, decline: verdict.decline });
  if (verdict.kind === 'authenticate') {
    if (use.errorOnAction) return declined(account, intent, { method, decline: AUTHENTICATION_REQUIRED });
    intent.payment_method = method.id;
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    account.emit('payment_intent.requires_action', intent);
    return { kind: 'authenticate' };
  }
  const charge = makeCharge(account.now(), { intent, method });
  account.add('charges', charge);
  account.add(
    'balanceTransactions',
    makeBalanceTransaction(account.now(), {
      ...(charge.balance_transaction && { id: charge.balance_transaction }),
      amount: charge.amount,
      fee: cardFee(charge.amount),
      currency: charge.currency,
      type: 'charge',
      source: charge.id,
      description: charge.description,
    }),
  );
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  } satisfies Partial<PaymentIntent>);
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
  return { kind: 'succeeded' };
}

function declined(
  account: StripeAccount,
  intent: PaymentIntent,
  { method, decline }: { method: PaymentMethod; decline: Decline },
): Confirmation {
  const charge = makeCharge(account.now(), { intent, method, decline });
  account.add('charges', charge);
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', charge: charge.id, ...decline, payment_method: structuredClone(method) },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
  } satisfies Partial<PaymentIntent>);
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
  return { kind: 'declined', decline };
}

const NOT_AUTHENTICATED = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The buyer failed or left 3-D Secure: no charge was tried. Gives the sentence for the buyer. */
export function failAuthentication(account: StripeAccount, intent: PaymentIntent, method: PaymentMethod): string {
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: {
      type: 'invalid_request_error',
      ...NOT_AUTHENTICATED,
      payment_method: structuredClone(method),
    },
    next_action: null,
    payment_method: null,
  } satisfies Partial<PaymentIntent>);
  account.emit('payment_intent.payment_failed', intent);
  return NOT_AUTHENTICATED.message;
}

export function cancelIntent(account: StripeAccount, intent: PaymentIntent, reason: string | null): void {
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: account.now(),
    cancellation_reason: reason,
    next_action: null,
  } satisfies Partial<PaymentIntent>);
  account.emit('payment_intent.canceled', intent);
}
