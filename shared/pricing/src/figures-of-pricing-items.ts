import { bumpOfItem } from './bumps.js';
import { COACHING, PRICE_BOOK } from './price-book.js';

export interface PricingItemPrices {
  /** Cents. */
  priceCents: number;
  /** The struck-through price, if there is one. */
  originalPriceCents: number | null;
}

const { vip, implementation, dfy } = PRICE_BOOK;

/** Plans show what a product costs at any time, offers what it costs while its offer window is open (C-013). */
const PRICES: Readonly<Record<string, PricingItemPrices>> = {
  vip: { priceCents: vip.regular, originalPriceCents: vip.reference },
  'vip-offer': { priceCents: vip.early, originalPriceCents: vip.reference },
  implementation: { priceCents: implementation.regular, originalPriceCents: null },
  'implementation-offer': { priceCents: implementation.early, originalPriceCents: implementation.reference },
  dfy: { priceCents: dfy.regular, originalPriceCents: null },
  'dfy-offer': { priceCents: dfy.early, originalPriceCents: dfy.reference },
  'coaching-session': { priceCents: COACHING.cents, originalPriceCents: null },
};

/** Price-book prices of the CMS pricing item with this id; null for an item that names no product of ours. */
export function pricingItemPrices(itemId: string): PricingItemPrices | null {
  const bump = bumpOfItem(itemId);
  if (bump) return { priceCents: bump.cents, originalPriceCents: null };
  return Object.hasOwn(PRICES, itemId) ? (PRICES[itemId] ?? null) : null;
}

export interface PricingItemDifference {
  field: keyof PricingItemPrices;
  shownCents: number | null;
  priceBookCents: number | null;
}

/** Where a pricing item shows another price than the price book (C-018). An item of no product differs nowhere. */
export function pricingItemDifferences(item: { itemId: string } & PricingItemPrices): PricingItemDifference[] {
  const expected = pricingItemPrices(item.itemId);
  if (!expected) return [];
  return (['priceCents', 'originalPriceCents'] as const)
    .filter((field) => item[field] !== expected[field])
    .map((field) => ({ field, shownCents: item[field], priceBookCents: expected[field] }));
}
