import type { Product } from './product.js';

/** What a product is called: `short` in lists and steps, `long` as a title and on receipts (F-003). */
export const PRODUCT_NAMES: Readonly<Record<Product, { short: string; long: string }>> = {
  vip: { short: 'VIP', long: 'VIP' },
  implementation: { short: 'Implementation', long: 'Implementation Package' },
  dfy: { short: 'Done-For-You', long: 'Done-For-You Service' },
};
