import { Inject, Injectable } from '@nestjs/common';
import { tokenHash } from '../../../platform/crypto/token-hash.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limit/rate-limiter.js';

/**
 * The specified answer "already registered" tells who is registered. It stays, but one address hears it of ten people an hour at most; after
 * that what it sends is refused until the hour is over, because a success tells as much (reliability.md S4). Presses that were let in before
 * the tenth was counted still register, as many as are under way at that moment. Counted here and not before: a new registrant spends nothing.
 */
export const DUPLICATE_LIMIT: RateLimit = { name: 'signup-duplicate', limit: 10, seconds: 3_600, countedLater: true };
/**
 * Of one person it is told as often as they press, and counted once: it tells nothing new. A company behind one address is not kept from
 * registering because some of its people press again (D-497).
 */
const TOLD_OF_ONE: RateLimit = { name: 'signup-duplicate-of-one', limit: 1, seconds: 3_600, unasked: 0 };

@Injectable()
export class DuplicateLimit {
  constructor(@Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>) {}

  /** Throws `rate_limited`, also where so many come at the same moment that the route has let all of them pass. */
  async guard<Result>(
    { address, email }: { address: string; email: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'already_registered') {
        const client = clientSubject(address);
        if (await this.isNews(client, email)) await this.count(client);
      }
      throw error;
    }
  }

  private async isNews(client: string, email: string): Promise<boolean> {
    return (await this.limiter.hit(TOLD_OF_ONE, `${client} ${tokenHash(email)}`)).allowed;
  }

  private async count(client: string): Promise<void> {
    const { allowed, retryAfter } = await this.limiter.hit(DUPLICATE_LIMIT, client);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}
