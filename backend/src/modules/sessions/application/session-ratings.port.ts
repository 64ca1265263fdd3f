import type { SummitDay } from '@summit/rules';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import type { RatingDecision, RatingState, RatingStatus, RatingText } from '../domain/rating.js';

export interface StoredRating extends RatingText, RatingState {
  id: string;
}

export interface NewRating extends RatingText, RatingState {
  sessionId: string;
  /** Hash that tells a member or a browser from others. */
  rater: string;
  /** ms. */
  at: number;
}

/** An answer that was given to a key before. */
export interface RememberedRating {
  requestHash: string;
  visitor: string;
}

/** One row of the moderator's list. */
export interface ListedRating extends StoredRating {
  sessionTopic: string;
  speaker: string;
  day: SummitDay;
  sessionNumber: number;
  ratedAt: number;
}

export interface RatingFilter {
  speaker: string | null;
  minStars: number | null;
  status: RatingStatus | null;
}

export interface RatingCounts {
  total: number;
  /** Of those that are not rejected, like the pages'; 0 where there are none. */
  average: number;
  comments: number;
  takeaways: number;
}

export interface SpeakerCounts extends RatingCounts {
  speaker: string;
}

/** Counts of one session that somebody has rated. */
export interface SessionCounts extends RatingCounts {
  sessionId: string;
  summitKey: string;
  day: SummitDay;
  sessionNumber: number;
  topic: string;
  speaker: string;
}

export interface StarCount {
  stars: 1 | 2 | 3 | 4 | 5;
  count: number;
}

export interface SessionRatings {
  /** The visitor's rating, locked until the transaction ends. */
  ofRater(tx: Transaction, sessionId: string, rater: string): Promise<StoredRating | null>;
  /** In place of an earlier one, whose time it exceeds: each save is told from the one before. False where the session is gone. */
  save(tx: Transaction, rating: NewRating): Promise<boolean>;
  /** What was answered to this key and still counts at `now` (ms); others with the key wait for the end of the transaction. */
  remembered(tx: Transaction, key: string, now: number): Promise<RememberedRating | null>;
  remember(
    tx: Transaction,
    answer: { key: string; requestHash: string; visitor: string; expiresAt: number },
  ): Promise<void>;

  /** Newest first, at most 1,000. */
  list(filter: RatingFilter): Promise<ListedRating[]>;
  /** Over all ratings. */
  counts(): Promise<RatingCounts & { pending: number }>;
  countsBySpeaker(): Promise<SpeakerCounts[]>;
  /** The best first; sessions that nobody has rated are left out. */
  countsBySession(): Promise<SessionCounts[]>;
  /** From five stars to one, without what was rejected. */
  distribution(): Promise<StarCount[]>;
  /** Every rating of a filter, newest first, a batch at a time. */
  all(filter: RatingFilter): AsyncIterable<readonly ListedRating[]>;
  /** Where a rating stands and when it was given (whole ms, as the list tells it), locked; null where there is none. */
  lock(tx: Transaction, id: string): Promise<{ status: RatingStatus; ratedAt: number } | null>;
  decide(
    tx: Transaction,
    decision: { id: string; status: RatingDecision; reviewedBy: string; at: number },
  ): Promise<void>;
}

export const SESSION_RATINGS = Symbol('SESSION_RATINGS');
