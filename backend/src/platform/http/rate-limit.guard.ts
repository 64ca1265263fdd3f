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
    const { ip, body } = context.switchToHttp().getRequest<FastifyRequest>();
    for (const limit of limits) {
      if (limit.when && !limit.when(body)) continue;
      const subject = limit.per === 'email' ? emailSubject(body) : clientSubject(ip);
      if (subject === null) continue;
      const { allowed, retryAfter } = await this.limiter.hit(limit, subject);
      if (!allowed) throw new AppError('rate_limited', { retryAfter });
    }
    return true;
  }
}
