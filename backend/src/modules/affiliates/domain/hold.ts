import { guaranteeStart, payableAt, type GuaranteedOrder } from '@summit/pricing';

/** Times in ms. Without an anchor the commission stays held. */
export interface Hold {
  anchorAt: number | null;
  payableAt: number | null;
}

/** When the commission of an order can be paid out: its hold mirrors the guarantee (C-020). */
export function holdOf(order: GuaranteedOrder): Hold {
  const anchorAt = guaranteeStart(order);
  return { anchorAt, payableAt: anchorAt === null ? null : payableAt(order.product, anchorAt) };
}
