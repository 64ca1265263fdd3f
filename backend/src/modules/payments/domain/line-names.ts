import type { QuoteLine } from '@summit/pricing';
import type { Product } from '@summit/rules';

/** Shown by the providers beside our name; PayPal's `brand_name`. */
export const BRAND = 'Growth & Scale Summit';

/** Names as on the offer pages (a spec holds them equal); the pages themselves are too much to load for six names. */
const NAMES: Record<Product, { base: string; order_bump: string }> = {
  vip: { base: 'VIP', order_bump: 'Speaker Interview Highlights Vault' },
  implementation: { base: 'Implementation Package', order_bump: 'Templates Kit' },
  // No page offers this add-on (C-002), but it has a price, so an order can carry it.
  dfy: { base: 'Done-For-You Service', order_bump: 'Done-For-You Service, add-on' },
};

/** What the buyer reads on statements, receipts and payment pages. */
export const purchaseName = (product: Product): string => `${BRAND}: ${NAMES[product].base}`;

/** Name of one line of a quote; at most 127 characters, as PayPal wants. */
export const lineName = (product: Product, key: QuoteLine['key']): string =>
  key === 'coaching_sessions' ? 'Extra coaching session, 30 minutes' : NAMES[product][key];
