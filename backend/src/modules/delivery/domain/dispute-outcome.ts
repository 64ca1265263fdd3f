export interface DisputeEnd {
  /** Of the order, after the decision. */
  status: string;
  /** What the order's step was made by: a booking, or else the news of the dispute. */
  change: string;
  /** The bank has taken money of this order back, by this decision or by one before. */
  tookBack: boolean;
}

const WENT_BACK: Readonly<Record<string, string>> = {
  refunded: 'The money went back to you, so the order and what came with it have ended.',
  partially_refunded: 'A part of the money went back to you. Your order goes on.',
};
const PLAN_IS_OVER: ReadonlySet<string> = new Set(['payment_plan_defaulted', 'payment_plan_canceled']);
/** A loss without a booking of its own: its money had gone back as a refund already. */
const LOST = /^dispute_lost:|^dispute:.+:lost$/;

/** What the end of a dispute means for the order, for its buyer. A plan that was over stays so, whoever the bank decides for. */
export function disputeOutcome({ status, change, tookBack }: DisputeEnd): string {
  if (!PLAN_IS_OVER.has(status)) return WENT_BACK[status] ?? 'The payment stands, and your order goes on as before.';
  const money = tookBack || LOST.test(change) ? 'A part of the money went back to you.' : 'The payment stands.';
  return `${money} The payment plan of this order is over: no further charge is planned.`;
}
