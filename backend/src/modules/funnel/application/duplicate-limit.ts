import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limit/rate-limiter.js';

/**
 * The specified answer "already registered" tells who is registered. It stays, but one address hears it at most ten times an hour;
 * after that what it sends is refused until the hour is over, because a success tells as much (reliability.md S4). Presses that were let
 * in before the tenth was counted still register, as many as are under way at that moment. Counted here and not before: a new
 * registrant spends nothing.
 */
export const DUPLICATE_LIMIT: RateLimit = { name: 'signup-duplicate', limit: 10, seconds: 3_600, countedLater: true };

@Injectable()
export class DuplicateLimit {
  constructor(@Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>) {}

  /** Throws `rate_limited`, also where so many come at the same moment that the route has let all of them pass. */
  async guard<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'already_registered') {
        const { allowed, retryAfter } = await this.limiter.hit(DUPLICATE_LIMIT, clientSubject(address));
        if (!allowed) throw new AppError('rate_limited', { retryAfter });
      }
      throw error;
    }
  }
}
