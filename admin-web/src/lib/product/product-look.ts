import type { Product } from '@summit/rules';

/** The day whose color a product has in all apps (ui.md 0.2). */
export const PRODUCT_DAYS = { vip: 'day1', implementation: 'day3', dfy: 'day5' } as const satisfies Record<
  Product,
  string
>;
