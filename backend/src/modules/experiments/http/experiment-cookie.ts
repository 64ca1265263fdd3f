import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { ExperimentVisitors } from '../experiments.public.js';

const NAME = 'headline_visitor';
/** As long as the longest experiment. */
const LIFE_SECONDS = (60 * DAY_MS) / 1_000;
const FORMAT = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Keeps a visitor at one headline, and tells a registration of this browser from others. A random number that exists only while an
 * experiment runs, is used for nothing else, and gives no rights.
 */
@Injectable()
export class ExperimentCookie implements ExperimentVisitors {
  private readonly secure: boolean;

  constructor(@Inject(APP_CONFIG) { production }: Pick<AppConfig, 'production'>) {
    this.secure = production;
  }

  visitorOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
    const value = request.cookies[NAME] ?? '';
    return FORMAT.test(value) ? value : null;
  }

  keep(visitor: string, reply: Pick<FastifyReply, 'setCookie'>): void {
    reply.setCookie(NAME, visitor, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: LIFE_SECONDS,
    });
  }
}
