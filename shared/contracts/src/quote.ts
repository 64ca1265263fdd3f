import type { Product } from '@summit/rules';

/** One position of a priced order. Amounts in dollars. */
export type QuoteLine = (
  | { key: 'base' | 'coaching_sessions' }
  /** `bump`: which add-on, as in `order_bumps`. */
  | { key: 'order_bump'; bump: string }
) & { quantity: number; unit_amount: number; amount: number };

/** Why the base price is what it is (C-014): the offer still ran, it had ended, or the product has one price only. */
export type PriceReason = 'offer_active' | 'offer_expired' | 'single_price';

/** What the server computed for an order. Amounts in dollars; browsers show it and never send it. */
export interface QuoteSummary {
  product_type: Product;
  price_reason: PriceReason;
  lines: QuoteLine[];
  subtotal: number;
  discount: number;
  total: number;
  /** The monthly payments of a plan, in order; absent when paid in full (C-010). */
  installments?: number[];
}
