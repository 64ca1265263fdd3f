/** Where a commission stands and why, in the words that a dashboard explains. */
export type CommissionState =
  /** The order earns nothing; the attribution says why. */
  | 'earns_nothing'
  /** Waits for the coaching sessions to be completed. */
  | 'waiting_for_delivery'
  /** Waits for the refund period to end. */
  | 'held'
  /** Waits for a dispute to be closed. */
  | 'disputed'
  /** Waits for a person to look at it. */
  | 'in_review'
  /** Somebody looked at it and decided that it earns nothing. */
  | 'denied'
  /** Goes into the next payout. */
  | 'payable'
  /** More was paid out than is earned: the next payout takes it back. */
  | 'taken_back'
  /** Part of a payout under way. */
  | 'in_payout'
  | 'paid'
  /** Earned and taken back before it was paid out. */
  | 'canceled';

export interface CommissionFacts {
  credited: boolean;
  disputed: boolean;
  review: 'held' | 'released' | 'denied' | null;
  /** ms */
  payableAt: number | null;
  entries: { amountCents: number; payoutStatus: 'processing' | 'paid' | null }[];
}

export function commissionState(
  { credited, disputed, review, payableAt, entries }: CommissionFacts,
  now: number,
): CommissionState {
  if (!credited) return 'earns_nothing';
  const unpaid = sum(entries.filter(({ payoutStatus }) => payoutStatus === null));
  if (unpaid < 0) return 'taken_back';
  if (unpaid === 0) return review === 'denied' ? 'denied' : settledState(entries);
  if (review === 'held') return 'in_review';
  if (disputed) return 'disputed';
  if (payableAt === null) return 'waiting_for_delivery';
  return payableAt > now ? 'held' : 'payable';
}

function settledState(entries: CommissionFacts['entries']): CommissionState {
  if (entries.some(({ payoutStatus }) => payoutStatus === 'processing')) return 'in_payout';
  return sum(entries) === 0 ? 'canceled' : 'paid';
}

const sum = (entries: { amountCents: number }[]): number =>
  entries.reduce((total, { amountCents }) => total + amountCents, 0);
