import { commissionTarget } from '@summit/pricing';

/** What is booked for an order so far, in cents. */
export interface BookedCommission {
  bookedCents: number;
  /** The part of it that belongs to a payout. */
  paidOutCents: number;
}

export interface CommissionChange {
  /** `clawback`: more was paid out than is earned by now; the next payout takes it back. */
  kind: 'earn' | 'adjust' | 'clawback';
  amountCents: number;
}

/**
 * What is still to be booked so that an order has earned what it should by the money that is kept of it now (payments.md 4.4). Null
 * when nothing is: events that repeat, or arrive in another order, change nothing.
 */
export function commissionChange(
  keptCents: number,
  { bookedCents, paidOutCents }: BookedCommission,
): CommissionChange | null {
  const target = commissionTarget(keptCents);
  const amountCents = target - bookedCents;
  if (amountCents === 0) return null;
  if (amountCents > 0) return { kind: 'earn', amountCents };
  return { kind: paidOutCents > target ? 'clawback' : 'adjust', amountCents };
}
