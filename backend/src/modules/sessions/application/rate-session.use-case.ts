import { HOUR_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { IDEMPOTENCY_HOURS, requestHash } from '../../../platform/idempotency/idempotency.js';
import { stateAfterRating, type RatingText } from '../domain/rating.js';
import { raterOfMember, raterOfVisitor } from './rater.js';
import { SessionCatalog } from './catalog.js';
import { SessionAccess } from './session-access.js';
import { SESSION_RATINGS, type SessionRatings } from './session-ratings.port.js';
import { Viewers } from './viewers.js';

export interface RateSession extends RatingText {
  sessionId: string;
  memberId: string | null;
  /** Id of the browser from its cookie, or a new one. */
  visitor: string;
  idempotencyKey: string | null;
}

/**
 * Stores what a visitor or member thinks of a session; a second time replaces the first (M-118). Throws `not_found`,
 * `session_not_open`, `idempotency_key_reused`.
 */
@Injectable()
export class RateSessionUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    private readonly viewers: Viewers,
    private readonly access: SessionAccess,
    @Inject(SESSION_RATINGS) private readonly ratings: SessionRatings,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers the visitor as whom the rating counts: a retry that lost its cookie with the first answer gets it again. */
  async execute(given: RateSession): Promise<string> {
    const session = await this.catalog.byId(given.sessionId);
    if (!session) throw new AppError('not_found');
    if (!this.access.of(session, await this.viewers.signedIn(given.memberId)).allowed)
      throw new AppError('session_not_open');
    const visitor = await this.transactions.transaction((tx) => this.store(tx, given));
    this.catalog.forget();
    return visitor;
  }

  private async store(tx: Transaction, given: RateSession): Promise<string> {
    const { sessionId, memberId, visitor, idempotencyKey: key, ...text } = given;
    const hash = requestHash([sessionId, memberId, text]);
    const at = this.clock.now();
    const earlier = key === null ? null : await this.ratings.remembered(tx, key, at);
    if (earlier && earlier.requestHash !== hash) throw new AppError('idempotency_key_reused');
    if (earlier) return earlier.visitor;
    const rater = memberId === null ? raterOfVisitor(visitor) : raterOfMember(memberId);
    const before = await this.ratings.ofRater(tx, sessionId, rater);
    const rating = { ...text, ...stateAfterRating(before, text), sessionId, rater, at };
    if (!(await this.ratings.save(tx, rating))) throw new AppError('not_found');
    const expiresAt = at + IDEMPOTENCY_HOURS * HOUR_MS;
    if (key !== null) await this.ratings.remember(tx, { key, requestHash: hash, visitor, expiresAt });
    return visitor;
  }
}
