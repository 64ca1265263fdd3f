import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';

const LIMIT = { name: 'signup-duplicate', limit: 10, seconds: 3_600 };

/**
 * The specified answer "already registered" tells who is registered. It stays, but one address hears it at most ten times an
 * hour (reliability.md S4).
 */
@Injectable()
export class DuplicateLimit {
  constructor(private readonly limiter: RateLimiter) {}

  async guard<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'already_registered') throw error;
      const { allowed, retryAfter } = await this.limiter.hit(LIMIT, clientSubject(address));
      throw allowed ? error : new AppError('rate_limited', { retryAfter });
    }
  }
}
