import type { Product } from '@summit/rules';
import { eligibleAt } from './commission.js';

/**
 * Times in ms. `deliveredAt`: the last coaching session of the order, once all are completed. `summitEndsAt`: the end of the last day of the
 * edition that is sold, Pacific (refund policy; payments.md 3.1.15); not `SUMMIT_CONCLUDES_AT`, when the last free session closes.
 */
export interface GuaranteedOrder {
  product: Product;
  paidAt: number;
  deliveredAt: number | null;
  summitEndsAt: number;
}

/** When the days of the guarantee begin to count; null while a coaching session is still to come. */
export const guaranteeStart = ({ product, paidAt, deliveredAt, summitEndsAt }: GuaranteedOrder): number | null =>
  product === 'vip' ? Math.max(paidAt, summitEndsAt) : deliveredAt;

/** Until when the buyer can have the money back (F-146, F-163, F-181); null while the days do not count yet. The hold of a commission mirrors it. */
export function guaranteeEnd(order: GuaranteedOrder): number | null {
  const start = guaranteeStart(order);
  return start === null ? null : eligibleAt(order.product, start);
}
