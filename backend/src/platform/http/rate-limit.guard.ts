import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { RateLimiter, type RateDecision, type RateLimit } from '../rate-limit/rate-limiter.js';
import { clientSubject } from '../rate-limit/client-subject.js';
import { emailSubject } from '../rate-limit/email-subject.js';
import { linkSubject } from '../rate-limit/link-subject.js';
import { RATE_LIMITS } from './route.decorator.js';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limits = this.reflector.getAllAndOverride<RateLimit[] | undefined>(RATE_LIMITS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!limits) return true;
    await countRequest(this.limiter, limits, context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}

/** Throws `rate_limited` where one of the limits is used up. What is only looked at shares the statement of the first hit. */
export async function countRequest(
  limiter: Pick<RateLimiter, 'hit' | 'look'>,
  limits: readonly RateLimit[],
  request: Pick<FastifyRequest, 'ip' | 'body'>,
): Promise<void> {
  const looks = limits.filter(({ countedLater }) => countedLater).map((limit) => decisionOn(limiter, limit, request));
  for (const limit of limits) if (!limit.countedLater) refuseUnless(await decisionOn(limiter, limit, request));
  for (const decision of await Promise.all(looks)) refuseUnless(decision);
}

/** Null where the limit does not mean the request. */
async function decisionOn(
  limiter: Pick<RateLimiter, 'hit' | 'look'>,
  limit: RateLimit,
  { ip, body }: Pick<FastifyRequest, 'ip' | 'body'>,
): Promise<RateDecision | null> {
  if (limit.when && !limit.when(body)) return null;
  const subject = subjectOf(limit, { ip, body });
  if (subject === null) return null;
  return limit.countedLater ? limiter.look(limit, subject) : limiter.hit(limit, subject);
}

function subjectOf({ per }: RateLimit, { ip, body }: Pick<FastifyRequest, 'ip' | 'body'>): string | null {
  if (per === 'email') return emailSubject(body);
  return per === 'link' ? linkSubject(body) : clientSubject(ip);
}

function refuseUnless(decision: RateDecision | null): void {
  if (decision && !decision.allowed) throw new AppError('rate_limited', { retryAfter: decision.retryAfter });
}
