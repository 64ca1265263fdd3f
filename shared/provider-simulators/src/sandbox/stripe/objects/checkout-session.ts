import { newId } from './object-id.js';

export interface SessionDraft {
  mode: 'payment' | 'subscription' | 'setup';
  subtotal: number;
  discount: number;
  currency: string;
  expires_at: number;
  success_url: string;
  cancel_url?: string;
  client_reference_id?: string;
  coupon?: string;
  customer?: string;
  customer_creation: 'always' | 'if_required' | null;
  customer_email?: string;
  allowed_payment_method_types?: string[];
  locale?: string;
  metadata?: Record<string, string>;
  submit_type?: string;
  setup_intent?: string;
}

export interface CustomerDetails {
  address: null;
  business_name: null;
  email: string | null;
  individual_name: null;
  name: string | null;
  phone: null;
  tax_exempt: 'none';
  tax_ids: [];
}

/** A hosted checkout; `baseUrl` is the sandbox's address for browsers. One that only saves a card (`setup`) has no amounts. */
export function makeSession(created: number, baseUrl: string, draft: SessionDraft) {
  const id = newId('cs_test');
  const isSetup = draft.mode === 'setup';
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: draft.allowed_payment_method_types ?? null,
    amount_subtotal: isSetup ? null : draft.subtotal,
    amount_total: isSetup ? null : draft.subtotal - draft.discount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: draft.cancel_url ?? null,
    client_reference_id: draft.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: draft.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: draft.customer ?? null,
    customer_account: null,
    customer_creation: draft.customer_creation,
    customer_details: null as CustomerDetails | null,
    customer_email: draft.customer_email ?? null,
    discounts: draft.coupon === undefined ? [] : [{ coupon: draft.coupon, promotion_code: null }],
    expires_at: draft.expires_at,
    integration_identifier: null,
    invoice: null as string | null,
    invoice_creation: null,
    livemode: false,
    locale: draft.locale ?? null,
    managed_payments: null,
    metadata: draft.metadata ?? {},
    mode: draft.mode,
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: draft.mode === 'payment' ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: (isSetup ? 'no_payment_required' : 'unpaid') as 'unpaid' | 'paid' | 'no_payment_required',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: draft.setup_intent ?? null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as 'open' | 'complete' | 'expired',
    submit_type: draft.submit_type ?? null,
    subscription: null as string | null,
    success_url: draft.success_url,
    total_details: { amount_discount: draft.discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page' as const,
    url: `${baseUrl}/stripe/c/pay/${id}` as string | null,
    wallet_options: null,
  };
}

export type CheckoutSession = ReturnType<typeof makeSession>;
