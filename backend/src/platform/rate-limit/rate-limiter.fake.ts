import type { RateDecision, RateLimit, RateLimiter } from './rate-limiter.js';

/** Seconds after which whoever was refused may try again. */
export const RETRY_AFTER = 42;

/** Counts in memory, in one window that does not end. */
export class CountingLimiter implements Pick<RateLimiter, 'hit' | 'look'> {
  readonly hits: { limit: RateLimit; subject: string }[] = [];

  async hit(limit: RateLimit, subject: string): Promise<RateDecision> {
    this.hits.push({ limit, subject });
    return { allowed: this.used(limit, subject) <= limit.limit, retryAfter: RETRY_AFTER };
  }

  async look(limit: RateLimit, subject: string): Promise<RateDecision> {
    return { allowed: this.used(limit, subject) < limit.limit, retryAfter: RETRY_AFTER };
  }

  private used(limit: RateLimit, subject: string): number {
    return this.hits.filter((one) => one.limit.name === limit.name && one.subject === subject).length;
  }
}
