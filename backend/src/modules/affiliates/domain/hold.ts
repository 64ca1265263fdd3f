import { payableAt } from '@summit/pricing';
import { SUMMIT_DAYS, SUMMIT_FIRST_DAY_AT, type Product } from '@summit/rules';

const DAY_MS = 86_400_000;

/**
 * End of the summit for holds: the end of its fifth day, 31 October 2025 Pacific, because the refund period that the hold mirrors is
 * counted from that date (refund policy; payments.md 3.1.15). Not `SUMMIT_CONCLUDES_AT`, when the last free session closes.
 */
export const SUMMIT_ENDED_AT = Date.parse(SUMMIT_FIRST_DAY_AT) + SUMMIT_DAYS.length * DAY_MS;

/** Times in ms. Without an anchor the commission stays held. */
export interface Hold {
  anchorAt: number | null;
  payableAt: number | null;
}

/** When the commission of an order can be paid out (C-020). `deliveredAt`: its last coaching session, once all are completed. */
export function holdOf({
  product,
  paidAt,
  deliveredAt,
}: {
  product: Product;
  paidAt: number;
  deliveredAt: number | null;
}): Hold {
  const anchorAt = product === 'vip' ? Math.max(paidAt, SUMMIT_ENDED_AT) : deliveredAt;
  return { anchorAt, payableAt: anchorAt === null ? null : payableAt(product, anchorAt) };
}
