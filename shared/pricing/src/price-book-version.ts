import { BUMPS } from './bumps.js';
import { COACHING, INSTALLMENT_COUNT, MINIMUM_CHARGE_CENTS, PRICE_BOOK } from './price-book.js';

/** Eight hexadecimal digits of a text (FNV-1a): no secret, only the same for the same text. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Goes with every stored quote, so that an old order can be explained after a price change. Follows from what a quote is computed
 * with: nobody can change a price and forget the version.
 */
export const priceBookVersion = (): string =>
  fingerprint(
    JSON.stringify([
      PRICE_BOOK,
      Object.entries(BUMPS).map(([key, { product, cents }]) => [key, product, cents]),
      [COACHING.products, COACHING.cents, COACHING.min, COACHING.max],
      [MINIMUM_CHARGE_CENTS, INSTALLMENT_COUNT],
    ]),
  );

export const PRICE_BOOK_VERSION = priceBookVersion();
