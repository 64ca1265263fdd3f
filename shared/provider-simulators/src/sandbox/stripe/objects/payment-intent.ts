import type { Decline } from '../cards/test-cards.js';
import { newId } from './object-id.js';
import type { PaymentMethod } from './payment-method.js';

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'canceled'
  | 'succeeded';

export interface PaymentError extends Partial<Decline> {
  type: 'card_error' | 'invalid_request_error';
  charge?: string;
  payment_method?: PaymentMethod;
}

export interface IntentDraft {
  amount: number;
  currency: string;
  customer?: string | null;
  description?: string | null;
  metadata?: Record<string, string>;
  payment_method?: string | null;
  receipt_email?: string | null;
  setup_future_usage?: 'off_session' | 'on_session' | null;
  statement_descriptor_suffix?: string | null;
  allowed_payment_method_types?: string[] | null;
}

export function makePaymentIntent(created: number, draft: IntentDraft) {
  const id = newId('pi');
  const status = draft.payment_method ? 'requires_confirmation' : 'requires_payment_method';
  return {
    id,
    object: 'payment_intent' as const,
    allowed_payment_method_types: draft.allowed_payment_method_types ?? null,
    amount: draft.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null as number | null,
    cancellation_reason: null as string | null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created,
    currency: draft.currency,
    customer: draft.customer ?? null,
    customer_account: null,
    description: draft.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null as PaymentError | null,
    latest_charge: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: draft.metadata ?? {},
    next_action: null as { type: 'use_stripe_sdk'; use_stripe_sdk: object } | null,
    on_behalf_of: null,
    payment_method: draft.payment_method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { installments: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: draft.receipt_email ?? null,
    review: null,
    setup_future_usage: draft.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: draft.statement_descriptor_suffix ?? null,
    status: status as IntentStatus,
    transfer_data: null,
    transfer_group: null,
  };
}

export type PaymentIntent = ReturnType<typeof makePaymentIntent>;
