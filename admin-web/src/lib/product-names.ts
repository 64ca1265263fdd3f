import type { PaymentMethod } from '@summit/contracts';
import type { Product } from '@summit/rules';

export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  vip: 'VIP',
  implementation: 'Implementation',
  dfy: 'Done-For-You',
};

/** The day whose colour a product has in all apps (ui.md 0.2). */
export const PRODUCT_DAYS = { vip: 'day1', implementation: 'day3', dfy: 'day5' } as const satisfies Record<
  Product,
  string
>;

export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = { stripe: 'Stripe', paypal: 'PayPal' };
