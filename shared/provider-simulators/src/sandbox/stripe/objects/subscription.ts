import { newId } from './object-id.js';
import { planOf, type Price } from './price.js';

export type SubscriptionStatus = 'active' | 'past_due' | 'canceled';

export interface SubscriptionDraft {
  customer: string;
  currency: string;
  default_payment_method: string;
  description?: string;
  metadata?: Record<string, string>;
  item: { price: Price; quantity: number };
  periodEnd: number;
}

/** A subscription with one item, active from `created` on. */
export function makeSubscription(created: number, draft: SubscriptionDraft) {
  const id = newId('sub');
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created,
    current_period_end: draft.periodEnd,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(draft.item.price),
    price: draft.item.price,
    quantity: draft.item.quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' as const, updated_at: null },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null as string | null,
      reason: null as 'cancellation_requested' | 'payment_failed' | null,
    },
    collection_method: 'charge_automatically' as const,
    created,
    currency: draft.currency,
    customer: draft.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: draft.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: draft.description ?? null,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: { account_tax_ids: null, issuer: { type: 'self' } },
    items: {
      object: 'list' as const,
      url: `/v1/subscription_items?subscription=${id}`,
      has_more: false,
      data: [item] as [typeof item],
    },
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: draft.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null as string | null,
    start_date: created,
    status: 'active' as SubscriptionStatus,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}

export type Subscription = ReturnType<typeof makeSubscription>;
