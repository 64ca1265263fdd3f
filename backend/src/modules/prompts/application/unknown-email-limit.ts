import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import { clientSubject } from '../../../platform/rate-limit/client-subject.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';

const LIMIT = { name: 'prompts-unknown-email', limit: 10, seconds: 3_600 };

/** The specified answers tell who is registered, and who is a VIP. They stay, but one client hears a refusal at most ten times an hour (reliability.md S4). */
@Injectable()
export class UnknownEmailLimit {
  constructor(private readonly limiter: RateLimiter) {}

  /** Counts one refusal against the client. Throws `rate_limited`. */
  async count(client: string): Promise<void> {
    const { allowed, retryAfter } = await this.limiter.hit(LIMIT, clientSubject(client));
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}
