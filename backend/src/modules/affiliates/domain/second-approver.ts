/** Where a payout stands with its second approver; `given_by_you`: by whoever asks. */
export type PayoutApproval = 'not_needed' | 'needed' | 'given' | 'given_by_you';

export interface ApprovedAmount {
  amountCents: number;
  /** Owner of the back office who has approved it. */
  approvedBy: string | null;
}

export interface ApprovalRule {
  /** From this amount on two owners are needed; null: never. */
  fromCents: number | null;
  /** Owner who looks or acts; null: an operator on the server, who approves nothing. */
  actorId: string | null;
}

/** Whether a payout needs two owners, and whether the actor is one of them (C-020): whoever approves it does not send it. */
export function payoutApproval({ amountCents, approvedBy }: ApprovedAmount, rule: ApprovalRule): PayoutApproval {
  if (rule.fromCents === null || amountCents < rule.fromCents) return 'not_needed';
  if (approvedBy === null) return 'needed';
  return approvedBy === rule.actorId ? 'given_by_you' : 'given';
}

/** Whether the actor may send the money and record that it was sent. */
export const maySend = (approval: PayoutApproval): boolean => approval === 'not_needed' || approval === 'given';
