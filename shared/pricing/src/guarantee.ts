import { DAY_MS, SUMMIT_DAYS, SUMMIT_FIRST_DAY_AT, type Product } from '@summit/rules';
import { eligibleAt } from './commission.js';

/**
 * End of the summit for guarantees: the end of its fifth day, 31 October 2025 Pacific (refund policy; payments.md 3.1.15). Not
 * `SUMMIT_CONCLUDES_AT`, when the last free session closes.
 */
export const SUMMIT_ENDED_AT = Date.parse(SUMMIT_FIRST_DAY_AT) + SUMMIT_DAYS.length * DAY_MS;

/** Times in ms. `deliveredAt`: the last coaching session of the order, once all are completed. */
export interface GuaranteedOrder {
  product: Product;
  paidAt: number;
  deliveredAt: number | null;
}

/** When the days of the guarantee begin to count; null while a coaching session is still to come. */
export const guaranteeStart = ({ product, paidAt, deliveredAt }: GuaranteedOrder): number | null =>
  product === 'vip' ? Math.max(paidAt, SUMMIT_ENDED_AT) : deliveredAt;

/** Until when the buyer can have the money back (F-146, F-163, F-181); null while the days do not count yet. The hold of a commission mirrors it. */
export function guaranteeEnd(order: GuaranteedOrder): number | null {
  const start = guaranteeStart(order);
  return start === null ? null : eligibleAt(order.product, start);
}
