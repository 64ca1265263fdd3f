import type { ParamsOf } from '../http/params.js';
import { invalid, notProvided } from '../http/stripe-error.js';
import { makeSession, type CheckoutSession } from '../objects/checkout-session.js';
import { makeSetupIntent } from '../objects/setup-intent.js';
import type { StripeAccount } from '../stripe-account.js';
import { makeCart, usableCoupon, type Cart } from './cart.js';
import type { SESSION_PARAMS } from './session-params.js';

type SessionParams = ParamsOf<typeof SESSION_PARAMS>;

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
/** The caller's clock may be some seconds away from this one. */
const LEEWAY = 10;

/** Refuses parameters that exclude each other, in the order Stripe would name them. */
function refuseClashes(params: SessionParams): void {
  const { mode } = params;
  if (params.ui_mode !== undefined && params.ui_mode !== 'hosted_page') throw notProvided('embedded pages', 'ui_mode');
  const both = (one: keyof SessionParams, other: keyof SessionParams) => {
    if (params[one] === undefined || params[other] === undefined) return;
    throw invalid(`You may only specify one of these parameters: ${one}, ${other}.`, { param: one });
  };
  both('customer', 'customer_email');
  both('customer', 'customer_creation');
  both('allow_promotion_codes', 'discounts');
  if (params.allow_promotion_codes) throw notProvided('promotion codes on the page', 'allow_promotion_codes');
  const notIn = (other: SessionParams['mode'], ...names: (keyof SessionParams)[]) => {
    const name = mode === other ? names.find((one) => params[one] !== undefined) : undefined;
    if (name) throw invalid(`You can not pass \`${name}\` in \`${mode}\` mode.`, { param: name });
  };
  notIn('subscription', 'payment_intent_data', 'customer_creation', 'submit_type', 'setup_intent_data');
  notIn('payment', 'subscription_data', 'payment_method_collection', 'setup_intent_data');
  notIn('setup', 'line_items', 'discounts', 'payment_intent_data', 'subscription_data', 'payment_method_collection');
  const { allowed_payment_method_types: allowed } = params;
  if (allowed && !allowed.includes('card'))
    throw notProvided('payment methods other than cards', 'allowed_payment_method_types');
}

function expiry(account: StripeAccount, wanted: number | undefined): number {
  const now = account.now();
  if (wanted === undefined) return now + DAY;
  if (wanted < now + HALF_HOUR - LEEWAY) {
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    });
  }
  if (wanted > now + DAY + LEEWAY) {
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  }
  return wanted;
}

function refuseWrongPrices(mode: SessionParams['mode'], { prices }: Cart): void {
  const recurring = prices.filter((price) => price.recurring !== null);
  if (mode === 'payment' && recurring.length > 0) {
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (mode === 'subscription' && recurring.length === 0) {
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.');
  }
  if (recurring.length > 1) throw notProvided('subscriptions with more than one recurring price', 'line_items');
}

/** A page that saves a card of the customer and takes no money. */
function createSetupSession(account: StripeAccount, params: SessionParams): CheckoutSession {
  const { customer, currency, allowed_payment_method_types: allowed, setup_intent_data = {}, ...rest } = params;
  if (currency === undefined && allowed === undefined) {
    throw invalid('You must pass `currency` in `setup` mode when `allowed_payment_method_types` is not set.', {
      code: 'parameter_missing',
      param: 'currency',
    });
  }
  if (customer === undefined) throw notProvided('setup mode without a customer', 'customer');
  account.get('customers', customer, 'customer');
  const intent = makeSetupIntent(account.now(), { customer, ...setup_intent_data });
  account.add('setupIntents', intent);
  account.emit('setup_intent.created', intent);
  const session = makeSession(account.now(), account.state.baseUrl, {
    ...rest,
    mode: 'setup',
    customer,
    ...(allowed && { allowed_payment_method_types: allowed }),
    subtotal: 0,
    discount: 0,
    currency: currency ?? 'usd',
    expires_at: expiry(account, params.expires_at),
    customer_creation: null,
    setup_intent: intent.id,
  });
  account.add('sessions', session);
  account.state.purchases[session.id] = {
    lines: [],
    coupon: null,
    intentData: {},
    subscriptionData: {},
    intent: null,
    authenticating: null,
  };
  return session;
}

/** `checkout.sessions.create`: an open session whose page waits for the buyer. */
export function createSession(account: StripeAccount, params: SessionParams): CheckoutSession {
  refuseClashes(params);
  if (params.mode === 'setup') return createSetupSession(account, params);
  const { mode, line_items = [], customer, customer_creation, discounts = [] } = params;
  if (customer !== undefined) account.get('customers', customer, 'customer');
  const expires_at = expiry(account, params.expires_at);
  if (discounts.length > 1) throw invalid('You can only use one discount.', { param: 'discounts' });
  const [discount] = discounts;
  if (discount?.promotion_code) throw notProvided('promotion codes', 'discounts[0][promotion_code]');
  const coupon = discount?.coupon ? usableCoupon(account, discount.coupon, 'discounts[0][coupon]') : undefined;
  if (coupon && mode === 'subscription' && coupon.duration !== 'once') {
    throw notProvided('lasting discounts on subscriptions', 'discounts[0][coupon]');
  }
  const cart = makeCart(account, line_items, coupon);
  refuseWrongPrices(mode, cart);

  const { payment_intent_data, subscription_data, ...rest } = params;
  const session = makeSession(account.now(), account.state.baseUrl, {
    ...rest,
    mode,
    subtotal: cart.subtotal,
    discount: cart.discount,
    currency: cart.currency,
    expires_at,
    customer_creation: customer_creation ?? (customer === undefined && mode === 'payment' ? 'if_required' : null),
    ...(coupon && { coupon: coupon.id }),
  });
  account.add('sessions', session);
  const { description, metadata, receipt_email, setup_future_usage, statement_descriptor_suffix } =
    payment_intent_data ?? {};
  account.state.purchases[session.id] = {
    lines: cart.lines,
    coupon: coupon?.id ?? null,
    intentData: {
      ...(description && { description }),
      ...(metadata && { metadata }),
      ...(receipt_email && { receipt_email }),
      ...(setup_future_usage && { setup_future_usage }),
      ...(statement_descriptor_suffix && { statement_descriptor_suffix }),
    },
    subscriptionData: subscription_data ?? {},
    intent: null,
    authenticating: null,
  };
  return session;
}
