import { PRODUCT_NAMES, type Product } from '@summit/rules';
import { bumpName } from './bumps.js';
import { COACHING } from './price-book.js';
import type { LineKey } from './quote.js';

/** What the buyer reads for a line of a quote, on our pages as at the providers; at most 127 characters, as PayPal wants. */
export function lineName(product: Product, line: LineKey): string {
  switch (line.key) {
    case 'base':
      return PRODUCT_NAMES[product].long;
    case 'order_bump':
      return bumpName(line.bump);
    case 'coaching_sessions':
      return COACHING.name;
  }
}
