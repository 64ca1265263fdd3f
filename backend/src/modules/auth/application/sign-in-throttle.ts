import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Role } from '../../../platform/http/token-verifier.port.js';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limit/rate-limiter.js';
import type { SignInThrottle, Subject } from '../auth.public.js';
import { CLIENT_HISTORY, type ClientHistory } from './client-history.port.js';

const TEN_MINUTES = 600;
const fromOneClient = (role: Role): RateLimit => ({ name: `sign-in-${role}-client`, limit: 10, seconds: TEN_MINUTES });
const fromStrangers = (role: Role): RateLimit => ({ name: `sign-in-${role}-account`, limit: 15, seconds: TEN_MINUTES });

/**
 * Two budgets for each account and ten minutes: one for each address block, and one that all blocks share from which the account
 * has never signed in. However many machines guess, few passwords are looked at, and the owner at a known place is not among
 * those who wait. Nothing locks an account for longer than the window.
 */
@Injectable()
export class RateLimitedSignIns implements SignInThrottle {
  constructor(
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
    @Inject(CLIENT_HISTORY) private readonly history: ClientHistory,
  ) {}

  async admit({ role, account, client, subjectId }: Parameters<SignInThrottle['admit']>[0]): Promise<void> {
    const key = createHash('sha256').update(account).digest('base64url').slice(0, 22);
    await this.spend(fromOneClient(role), `${key}@${client}`);
    const subject: Subject | null = subjectId ? { role, id: subjectId } : null;
    if (subject && (await this.history.knowsClient(subject, client))) return;
    await this.spend(fromStrangers(role), key);
  }

  private async spend(limit: RateLimit, subject: string): Promise<void> {
    const { allowed, retryAfter } = await this.limiter.hit(limit, subject);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}
