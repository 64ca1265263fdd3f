export const RATING_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type RatingStatus = (typeof RATING_STATUSES)[number];
export type RatingDecision = Exclude<RatingStatus, 'pending'>;

/** What a visitor says of a session. */
export interface RatingText {
  /** 1 to 5. */
  stars: number;
  userName: string | null;
  comment: string | null;
  takeaways: string | null;
}

export interface RatingState {
  status: RatingStatus;
  displayPublicly: boolean;
  /** Address of the administrator who decided. */
  reviewedBy: string | null;
}

/** New words have to be approved; other stars on the same words keep what was decided about them (M-118). */
export function stateAfterRating(before: (RatingText & RatingState) | null, now: RatingText): RatingState {
  const sameWords =
    before !== null &&
    before.userName === now.userName &&
    before.comment === now.comment &&
    before.takeaways === now.takeaways;
  if (!sameWords) return { status: 'pending', displayPublicly: false, reviewedBy: null };
  const { status, displayPublicly, reviewedBy } = before;
  return { status, displayPublicly, reviewedBy };
}

/**
 * `same`: the decision stands already and nothing changes. What was approved can still be hidden; what was rejected stays so: `conflict`.
 */
export const decisionOn = (status: RatingStatus, decision: RatingDecision): 'decide' | 'same' | 'conflict' => {
  if (status === decision) return 'same';
  return status === 'rejected' ? 'conflict' : 'decide';
};
