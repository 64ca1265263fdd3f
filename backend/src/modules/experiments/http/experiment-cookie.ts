import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, HEADLINE_VISITOR_DAYS } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { KeyedHash } from '../../../platform/personal-data/keyed-hash.js';
import { visitorMark } from '../application/visitor-key.js';
import type { ExperimentVisitors } from '../experiments.public.js';

/** Only our own host can set a cookie with this prefix; browsers ask for TLS in return. */
const NAMES = { secure: '__Host-headline_visitor', plain: 'headline_visitor' } as const;
/** As long as the longest experiment. */
const LIFE_SECONDS = (HEADLINE_VISITOR_DAYS * DAY_MS) / 1_000;
const FORMAT = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Keeps a visitor at one headline, and tells a registration of this browser from others. A random number that exists only while an
 * experiment runs, is used for nothing else, and gives no rights.
 */
@Injectable()
export class ExperimentCookie implements ExperimentVisitors {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    @Inject(APP_CONFIG) { production }: Pick<AppConfig, 'production'>,
    @Inject(KeyedHash) private readonly hash: Pick<KeyedHash, 'of'>,
  ) {
    this.secure = production;
    this.name = NAMES[production ? 'secure' : 'plain'];
  }

  visitorOf(request: Pick<FastifyRequest, 'cookies'>): string | null {
    const kept = this.keptBy(request);
    return kept === null ? null : visitorMark(this.hash, kept);
  }

  keptBy(request: Pick<FastifyRequest, 'cookies'>): string | null {
    const value = request.cookies[this.name] ?? '';
    return FORMAT.test(value) ? value : null;
  }

  keep(visitor: string, reply: Pick<FastifyReply, 'setCookie'>): void {
    reply.setCookie(this.name, visitor, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: LIFE_SECONDS,
    });
  }
}
