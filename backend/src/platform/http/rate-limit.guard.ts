import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { RateLimiter, type RateLimit } from '../rate-limit/rate-limiter.js';
import { clientSubject } from '../rate-limit/client-subject.js';
import { emailSubject } from '../rate-limit/email-subject.js';
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

/** Throws `rate_limited` where one of the limits is used up. */
export async function countRequest(
  limiter: RateLimiter,
  limits: readonly RateLimit[],
  { ip, body }: Pick<FastifyRequest, 'ip' | 'body'>,
): Promise<void> {
  for (const limit of limits) {
    if (limit.when && !limit.when(body)) continue;
    const subject = limit.per === 'email' ? emailSubject(body) : clientSubject(ip);
    if (subject === null) continue;
    const { allowed, retryAfter } = await limiter.hit(limit, subject);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
  }
}
