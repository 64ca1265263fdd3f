import { METHOD_TYPES_REMOVED } from '../checkout/session-params.js';
import { apiCall, readCall, type ApiCall } from '../http/api-call.js';
import { listPage, PAGING, SPAN, within } from '../http/list-page.js';
import { flag, group, listOf, metadata, oneOf, text, webAddress, whole, type ParamsOf } from '../http/params.js';
import { invalid, notProvided, StripeError } from '../http/stripe-error.js';
import { cancelIntent, confirmIntent, createIntent } from '../money/confirm-intent.js';
import { disputeForTestCard } from '../money/dispute-charge.js';
import { ownMethod } from '../money/own-method.js';
import type { PaymentIntent } from '../objects/payment-intent.js';
import type { PaymentMethod } from '../objects/payment-method.js';
import type { StripeAccount } from '../stripe-account.js';

const CREATE = group(
  {
    amount: whole,
    currency: text,
    customer: text,
    payment_method: text,
    confirm: flag,
    off_session: flag,
    error_on_requires_action: flag,
    description: text,
    receipt_email: text,
    metadata,
    setup_future_usage: oneOf('off_session', 'on_session'),
    statement_descriptor_suffix: text,
    allowed_payment_method_types: listOf(text),
    payment_method_types: METHOD_TYPES_REMOVED,
    return_url: webAddress,
    capture_method: oneOf('automatic', 'automatic_async'),
    confirmation_method: oneOf('automatic'),
    use_stripe_sdk: flag,
  },
  'amount',
  'currency',
);

type CreateParams = ParamsOf<typeof CREATE>;

function check({ amount, currency, confirm, off_session, error_on_requires_action, payment_method }: CreateParams) {
  if (currency.toLowerCase() !== 'usd') throw notProvided(`payments in ${currency}`, 'currency');
  if (amount < 50) {
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > 99_999_999) {
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  const param = off_session ? 'off_session' : error_on_requires_action ? 'error_on_requires_action' : undefined;
  if (param && !confirm) throw invalid(`\`${param}\` can only be used with \`confirm=true\`.`, { param });
  if (confirm && payment_method === undefined) {
    throw invalid(
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      { code: 'payment_intent_unexpected_state' },
    );
  }
}

function methodOf(account: StripeAccount, { customer, payment_method }: CreateParams): PaymentMethod | undefined {
  if (payment_method === undefined) return undefined;
  const place = { id: payment_method, param: 'payment_method' };
  if (customer !== undefined) return ownMethod(account, customer, place);
  const method = account.get('paymentMethods', payment_method, 'payment_method');
  if (method.customer === null) return method;
  throw invalid(
    `The PaymentMethod ${payment_method} belongs to a customer. Please include the customer in the \`customer\` parameter on the PaymentIntent.`,
    { param: 'payment_method' },
  );
}

function cardError(intent: PaymentIntent, method: PaymentMethod): StripeError {
  const { code, decline_code, message, charge } = intent.last_payment_error ?? {};
  return new StripeError(402, {
    type: 'card_error',
    message: message ?? 'Your card was declined.',
    ...(charge && { charge }),
    ...(code && { code }),
    ...(decline_code && { decline_code }),
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  });
}

export const PAYMENT_INTENT_CALLS: readonly ApiCall[] = [
  apiCall({
    method: 'POST',
    path: '/v1/payment_intents',
    params: CREATE,
    run({ account, params }) {
      check(params);
      const { confirm, off_session = false, error_on_requires_action = false, ...rest } = params;
      if (params.customer !== undefined) account.get('customers', params.customer, 'customer');
      const method = methodOf(account, params);
      const intent = createIntent(account, { ...rest, currency: 'usd' });
      if (!confirm || !method) return intent;
      const use = { offSession: off_session, authenticated: false, errorOnAction: error_on_requires_action };
      const result = confirmIntent(account, intent, { method, use });
      if (result.kind === 'declined') throw cardError(intent, method);
      if (result.kind === 'succeeded') disputeForTestCard(account, intent);
      return intent;
    },
  }),
  apiCall({
    method: 'GET',
    path: '/v1/payment_intents',
    params: group({ ...PAGING, customer: text, created: SPAN }),
    run({ account, params, path }) {
      const { customer, created } = params;
      const found = account
        .all('paymentIntents')
        .filter((one) => (customer === undefined || one.customer === customer) && within(created, one.created));
      return listPage(path, found, params);
    },
  }),
  readCall('/v1/payment_intents', (account, id) => account.get('paymentIntents', id)),
  apiCall({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: group({
      cancellation_reason: oneOf('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'),
    }),
    run({ account, params, id }) {
      const intent = account.get('paymentIntents', id);
      const unexpected = (message: string) => invalid(message, { code: 'payment_intent_unexpected_state' });
      if (intent.status === 'succeeded' || intent.status === 'canceled') {
        throw unexpected(
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
        );
      }
      if (Object.values(account.state.purchases).some((purchase) => purchase.intent === id)) {
        throw unexpected(
          'You cannot cancel a PaymentIntent that belongs to a Checkout Session. Expire the Checkout Session instead.',
        );
      }
      cancelIntent(account, intent, params.cancellation_reason ?? null);
      return intent;
    },
  }),
  readCall('/v1/charges', (account, id) => account.get('charges', id)),
  apiCall({
    method: 'GET',
    path: '/v1/charges',
    params: group({ ...PAGING, customer: text, payment_intent: text, created: SPAN }),
    run({ account, params, path }) {
      const { customer, payment_intent, created } = params;
      const found = account
        .all('charges')
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (payment_intent === undefined || one.payment_intent === payment_intent) &&
            within(created, one.created),
        );
      return listPage(path, found, params);
    },
  }),
];
