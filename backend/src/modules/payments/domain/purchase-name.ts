import { PRODUCT_NAMES, type Product } from '@summit/rules';

/** Shown by the providers beside our name; PayPal's `brand_name`. */
export const BRAND = 'Growth & Scale Summit';

/** What the buyer reads on statements, receipts and payment pages; at most 127 characters, as PayPal wants. */
export const purchaseName = (product: Product): string => `${BRAND}: ${PRODUCT_NAMES[product].long}`;
