import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { RateLimiter, type RateDecision } from '../../../platform/rate-limit/rate-limiter.js';

const LIMIT = { name: 'signup-duplicate', limit: 10, seconds: 3_600 };

/**
 * The specified answer "already registered" tells who is registered. It stays, but one address hears it at most ten times an hour;
 * after that it registers nobody until the hour is over, because a success tells as much (reliability.md S4).
 */
@Injectable()
export class DuplicateLimit {
  constructor(@Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit' | 'look'>) {}

  /** Throws `rate_limited`. */
  async guard<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const subject = clientSubject(address);
    refuseUnless(await this.limiter.look(LIMIT, subject));
    try {
      return await work();
    } catch (error) {
      // Counted here and not before: a new registrant spends nothing.
      if (error instanceof AppError && error.code === 'already_registered')
        refuseUnless(await this.limiter.hit(LIMIT, subject));
      throw error;
    }
  }
}

function refuseUnless({ allowed, retryAfter }: RateDecision): void {
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}
