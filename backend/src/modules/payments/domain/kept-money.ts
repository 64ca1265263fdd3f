/** What is kept of an order. Settlement writes both sums, and the ledger's audit proves them daily. */
export const keptCentsOf = (order: { capturedCents: number; refundedCents: number }): number =>
  order.capturedCents - order.refundedCents;
