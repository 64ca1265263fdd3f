/** The three paid products, as `product_type` on the wire (F-003). */
export const PRODUCTS = ['vip', 'implementation', 'dfy'] as const;
export type Product = (typeof PRODUCTS)[number];

export const isProduct = (value: unknown): value is Product => PRODUCTS.includes(value as Product);
