import type { Product } from './product.js';

/** What a product is called where there is little room: steps, tables, charts. */
export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  vip: 'VIP',
  implementation: 'Implementation',
  dfy: 'Done-For-You',
};

/** What a product is called on its offer page, on receipts and statements. */
export const PRODUCT_FULL_NAMES: Readonly<Record<Product, string>> = {
  vip: 'VIP',
  implementation: 'Implementation Package',
  dfy: 'Done-For-You Service',
};
