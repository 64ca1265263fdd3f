import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Role } from '../../../platform/http/token-verifier.port.js';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limit/rate-limiter.js';
import { SECOND_FACTORS, type SecondFactors, type Subject } from '../auth.public.js';

const CODES_PER_HOUR: Record<Role, number> = { admin: 15, vip: 10, speaker: 10 };
const guessesOf = (role: Role): RateLimit => ({
  name: `sign-in-code-${role}`,
  limit: CODES_PER_HOUR[role],
  seconds: 3_600,
});

/**
 * Looks at a code of the second factor. Only somebody who knows the password gets this far, so the limit bounds the guesses and
 * no stranger can use it to lock the owner out.
 */
@Injectable()
export class CodeCheck {
  constructor(
    @Inject(SECOND_FACTORS) private readonly secondFactors: Pick<SecondFactors, 'check'>,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
  ) {}

  /** Throws `rate_limited`. */
  async isRight(subject: Subject, code: string): Promise<boolean> {
    const { allowed, retryAfter } = await this.limiter.hit(guessesOf(subject.role), subject.id);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
    return this.secondFactors.check(subject, code);
  }
}
