import type { Product } from '@summit/rules';
import { PRICE_BOOK } from './price-book.js';
import type { OfferState } from './quote.js';

const { vip, implementation, dfy } = PRICE_BOOK;

/** What the documents' table adds for the order bump, in cents: not what an order bump costs (C-002). */
const TABLE_BUMP = { vipOffer: 497, other: 1_497 } as const;

/**
 * The promo price table of the documents, in cents (F-324..F-327); with the prices of the documents it is theirs word for word. Reference
 * copy of the operator's promo-code list: nothing is ever charged by it (C-002), the price book is. `bump` stands for the product
 * together with its order bump.
 */
export const PROMO_BOOK = {
  vip: vip.early,
  implementation: implementation.early,
  dfy: dfy.early,
  vip_original: vip.regular,
  implementation_original: implementation.regular,
  dfy_original: dfy.regular,
  vip_bump: vip.early + TABLE_BUMP.vipOffer,
  implementation_bump: implementation.early + TABLE_BUMP.other,
  dfy_bump: dfy.early + TABLE_BUMP.other,
  vip_bump_original: vip.regular + TABLE_BUMP.other,
  implementation_bump_original: implementation.regular + TABLE_BUMP.other,
  dfy_bump_original: dfy.regular + TABLE_BUMP.other,
} as const;

/** How the two promo dialogs label the order bump, in cents (A-113, C-005). Each shows the charged add-on beside it. */
export const PROMO_BUMP_LABELS = { quick: 9_700, full: 1_497 } as const;

/** The table's price of a product (cents), with or without its order bump, while the early offer runs or after it. */
export function promoBookPrice(product: Product, withBump: boolean, offer: OfferState): number {
  const withOptions = withBump ? (`${product}_bump` as const) : product;
  return PROMO_BOOK[offer === 'active' ? withOptions : (`${withOptions}_original` as const)];
}
