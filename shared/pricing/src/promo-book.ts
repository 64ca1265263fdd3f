import type { Product } from '@summit/rules';
import type { OfferState } from './quote.js';

/**
 * The promo price table of the documents, word for word, in cents (F-324..F-327). Reference copy of the operator's promo-code list:
 * nothing is ever charged by it (C-002), the price book is. `bump` stands for the product together with its order bump.
 */
export const PROMO_BOOK = {
  vip: 3_700,
  implementation: 9_700,
  dfy: 249_700,
  vip_original: 3_700,
  implementation_original: 19_700,
  dfy_original: 499_700,
  vip_bump: 4_197,
  implementation_bump: 11_197,
  dfy_bump: 251_197,
  vip_bump_original: 5_197,
  implementation_bump_original: 21_197,
  dfy_bump_original: 501_197,
} as const;

/** How the two promo dialogs label the order bump, in cents (A-113, C-005). Each shows the charged add-on beside it. */
export const PROMO_BUMP_LABELS = { quick: 9_700, full: 1_497 } as const;

/** The table's price of a product (cents), with or without its order bump, while the early offer runs or after it. */
export function promoBookPrice(product: Product, withBump: boolean, offer: OfferState): number {
  const withOptions = withBump ? (`${product}_bump` as const) : product;
  return PROMO_BOOK[offer === 'active' ? withOptions : (`${withOptions}_original` as const)];
}
