import { newId } from './object-id.js';

export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
}

export interface PriceDraft {
  currency: string;
  product: string;
  unit_amount: number;
  recurring?: Recurring;
}

export function makeProduct(created: number, { name, description }: { name: string; description?: string }) {
  return {
    id: newId('prod'),
    object: 'product' as const,
    active: true,
    created,
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    type: 'service' as const,
    updated: created,
    url: null,
  };
}

export type Product = ReturnType<typeof makeProduct>;

/** A price made for one purchase: Stripe keeps such prices inactive. */
export function makePrice(created: number, { currency, product, unit_amount, recurring }: PriceDraft) {
  return {
    id: newId('price'),
    object: 'price' as const,
    active: false,
    billing_scheme: 'per_unit' as const,
    created,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: recurring
      ? { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' as const }
      : null,
    tax_behavior: 'unspecified' as const,
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? ('recurring' as const) : ('one_time' as const),
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  };
}

export type Price = ReturnType<typeof makePrice>;

/** The older shape of a recurring price, which subscription items still carry. */
export function planOf(price: Price) {
  return {
    id: price.id,
    object: 'plan' as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed' as const,
  };
}
