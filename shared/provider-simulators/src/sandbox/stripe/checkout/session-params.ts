import { clearable, flag, group, listOf, metadata, oneOf, removed, text, webAddress, whole } from '../http/params.js';

export const METHOD_TYPES_REMOVED = removed(
  'payment_method_types_no_longer_supported',
  'The `payment_method_types` parameter is no longer supported in this API version. Use `allowed_payment_method_types` instead.',
);

export const PRICE_DATA = group(
  {
    currency: text,
    unit_amount: whole,
    product: text,
    product_data: group({ name: text, description: text, metadata }, 'name'),
    recurring: group({ interval: oneOf('day', 'week', 'month', 'year'), interval_count: whole }, 'interval'),
    tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  },
  'currency',
  'unit_amount',
);

/** What `checkout.sessions.create` takes here. Those after `locale` are accepted and change nothing on the sandbox's page. */
export const SESSION_PARAMS = group(
  {
    mode: oneOf('payment', 'subscription', 'setup'),
    line_items: listOf(group({ price_data: PRICE_DATA, price: text, quantity: whole })),
    success_url: webAddress,
    cancel_url: webAddress,
    client_reference_id: text,
    customer: text,
    customer_creation: oneOf('always', 'if_required'),
    customer_email: text,
    discounts: listOf(group({ coupon: text, promotion_code: text })),
    allow_promotion_codes: flag,
    expires_at: whole,
    metadata,
    payment_intent_data: group({
      description: text,
      metadata,
      receipt_email: text,
      setup_future_usage: oneOf('off_session', 'on_session'),
      statement_descriptor_suffix: text,
      capture_method: oneOf('automatic', 'automatic_async'),
    }),
    subscription_data: group({ description: text, metadata }),
    setup_intent_data: group({ description: text, metadata }),
    allowed_payment_method_types: listOf(text),
    payment_method_types: METHOD_TYPES_REMOVED,
    ui_mode: oneOf('hosted_page', 'embedded_page', 'elements', 'form'),
    currency: text,
    locale: text,
    submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
    billing_address_collection: oneOf('auto', 'required'),
    payment_method_collection: oneOf('always', 'if_required'),
    phone_number_collection: group({ enabled: flag }, 'enabled'),
    saved_payment_method_options: group({
      allow_redisplay_filters: listOf(oneOf('always', 'limited', 'unspecified')),
      payment_method_save: oneOf('enabled', 'disabled'),
      payment_method_remove: oneOf('enabled', 'disabled'),
    }),
    custom_text: group({
      after_submit: clearable(group({ message: text }, 'message')),
      submit: clearable(group({ message: text }, 'message')),
    }),
    payment_method_options: group({
      card: group({ request_three_d_secure: oneOf('any', 'automatic', 'challenge') }),
    }),
  },
  'mode',
  'success_url',
);
