import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';

const NAME = 'rater';
const YEAR_SECONDS = 365 * 24 * 3_600;
const FORMAT = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Tells the browser that rated a session from others, so that a second rating replaces the first (M-118). It is set by rating and by
 * nothing else, names no person and gives no rights.
 */
@Injectable()
export class VisitorCookie {
  private readonly secure: boolean;

  constructor(@Inject(APP_CONFIG) { production }: Pick<AppConfig, 'production'>) {
    this.secure = production;
  }

  read(request: Pick<FastifyRequest, 'cookies'>): string {
    const value = request.cookies[NAME] ?? '';
    return FORMAT.test(value) ? value : randomUUID();
  }

  keep(visitor: string, reply: Pick<FastifyReply, 'setCookie'>): void {
    reply.setCookie(NAME, visitor, {
      path: '/api/sessions',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: YEAR_SECONDS,
    });
  }
}
