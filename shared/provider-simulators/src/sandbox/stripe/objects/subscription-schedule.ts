import { newId } from './object-id.js';
import type { Subscription } from './subscription.js';

export interface PhaseDraft {
  start_date: number;
  end_date: number;
  currency: string;
  items: { price: string; quantity: number; metadata?: Record<string, string> }[];
  proration_behavior?: string;
  metadata?: Record<string, string>;
  description?: string;
}

export function makePhase(draft: PhaseDraft) {
  return {
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    currency: draft.currency,
    default_payment_method: null,
    default_tax_rates: [],
    description: draft.description ?? null,
    discounts: [],
    end_date: draft.end_date,
    invoice_settings: null,
    items: draft.items.map(({ price, quantity, metadata = {} }) => ({
      billing_thresholds: null,
      discounts: [],
      metadata,
      plan: price,
      price,
      quantity,
      tax_rates: [],
    })),
    metadata: draft.metadata ?? {},
    on_behalf_of: null,
    proration_behavior: draft.proration_behavior ?? 'create_prorations',
    start_date: draft.start_date,
    transfer_data: null,
    trial_end: null,
  };
}

export type Phase = ReturnType<typeof makePhase>;

export function makeSchedule(created: number, subscription: Subscription, firstPhase: Phase) {
  const { start_date, end_date } = firstPhase;
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule' as const,
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null as number | null,
    completed_at: null as number | null,
    created,
    current_phase: { start_date, end_date } as { start_date: number; end_date: number } | null,
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: subscription.default_payment_method as string | null,
      description: null,
      invoice_settings: { account_tax_ids: null, days_until_due: null, issuer: { type: 'self' } },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release' as 'release' | 'cancel',
    livemode: false,
    metadata: {} as Record<string, string>,
    pause_schedules: [],
    phases: [firstPhase],
    released_at: null as number | null,
    released_subscription: null as string | null,
    status: 'active' as 'active' | 'canceled' | 'completed' | 'released',
    subscription: subscription.id as string | null,
    test_clock: null,
  };
}

export type SubscriptionSchedule = ReturnType<typeof makeSchedule>;
