import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { decisionOn, type RatingDecision, type RatingStatus } from '../domain/rating.js';
import { SessionCatalog } from './catalog.js';
import {
  SESSION_RATINGS,
  type ListedRating,
  type RatingCounts,
  type RatingFilter,
  type SessionCounts,
  type SessionRatings,
  type SpeakerCounts,
  type StarCount,
} from './session-ratings.port.js';

export interface RatingsOverview {
  ratings: ListedRating[];
  counts: RatingCounts & { pending: number };
  speakers: SpeakerCounts[];
  sessions: SessionCounts[];
  distribution: StarCount[];
}

export interface DecideRating {
  id: string;
  /** When the rating was given that the administrator has read (ms); null where a caller does not say. */
  seen: number | null;
  decision: RatingDecision;
  reviewedBy: string;
}

/** What administrators do with ratings (A-162..A-164). */
@Injectable()
export class ModerateRatingsUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(SESSION_RATINGS) private readonly ratings: SessionRatings,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async overview(filter: RatingFilter): Promise<RatingsOverview> {
    const [ratings, counts, speakers, sessions, distribution] = await Promise.all([
      this.ratings.list(filter),
      this.ratings.counts(),
      this.ratings.countsBySpeaker(),
      this.ratings.countsBySession(),
      this.ratings.distribution(),
    ]);
    return { ratings, counts, speakers, sessions, distribution };
  }

  /** Everybody with ratings. */
  speakers(): Promise<SpeakerCounts[]> {
    return this.ratings.countsBySpeaker();
  }

  /** Sessions with ratings, the best first. */
  sessions(): Promise<SessionCounts[]> {
    return this.ratings.countsBySession();
  }

  /** Every rating of a filter, newest first, a batch at a time. */
  all(filter: RatingFilter): AsyncIterable<readonly ListedRating[]> {
    return this.ratings.all(filter);
  }

  /**
   * The status before; the same decision again changes nothing. Throws `not_found`, `rating_already_decided`, and `edit_conflict` where
   * the visitor has rated again since the administrator read it.
   */
  async decide({ id, seen, decision, reviewedBy }: DecideRating): Promise<RatingStatus> {
    const before = await this.transactions.transaction(async (tx) => {
      const rating = await this.ratings.lock(tx, id);
      if (rating === null) throw new AppError('not_found');
      if (seen !== null && seen !== rating.ratedAt) throw new AppError('edit_conflict');
      const { status } = rating;
      const step = decisionOn(status, decision);
      if (step === 'conflict') throw new AppError('rating_already_decided');
      if (step === 'decide') await this.ratings.decide(tx, { id, status: decision, reviewedBy, at: this.clock.now() });
      return status;
    });
    this.catalog.forget();
    return before;
  }
}
