import { Inject, Injectable } from '@nestjs/common';
import type { PublicSessionResponse } from '@summit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { countRequest } from '../../../platform/http/rate-limit.guard.js';
import { WrittenAnswers, type WrittenAnswer } from '../../../platform/http/written-answers.js';
import { RateLimiter, type RateLimit } from '../../../platform/rate-limit/rate-limiter.js';
import { SessionCatalog } from '../application/catalog.js';
import { SessionPageUseCase } from '../application/session-page.use-case.js';
import type { SessionView } from '../application/summit-sessions.port.js';
import { nextBoundary } from '../domain/access-window.js';
import { presentPage } from './session.presenter.js';

/** Of every visitor, however the answer is made. */
export const SESSION_PAGE_LIMIT: RateLimit = { name: 'session-page', limit: 600, seconds: 60 };

/** The server's time in an answer may be as old. */
const FRESH_MS = 1_000;

/** Of all that could be made of a session, the only one. */
const NAME = 'page';

type Written = WrittenAnswer<PublicSessionResponse>;

/**
 * The page of a session as visitors without a bearer get it, all the same one. It lasts for a second, never over an edge of its window,
 * and no longer than the session and its comments stay as they were read. What a member gets is made each time.
 */
@Injectable()
export class PageAnswers {
  private readonly answers: WrittenAnswers;

  constructor(
    private readonly pages: SessionPageUseCase,
    private readonly catalog: SessionCatalog,
    private readonly limiter: RateLimiter,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.answers = new WrittenAnswers(clock);
  }

  /** Throws `not_found`. Counts the showing, also of those who are given the same answer again. */
  async send(token: string, reply: FastifyReply): Promise<PublicSessionResponse> {
    const session = await this.pages.find(token);
    const written = await this.forVisitor(session);
    return this.answers.send(written, reply, {
      isCurrent: () => this.catalog.holds(session),
      admit: async (request: FastifyRequest) => {
        await countRequest(this.limiter, [SESSION_PAGE_LIMIT], request);
        if (written.answer.success) await this.pages.noteShown(session);
      },
    });
  }

  private async forVisitor(session: SessionView): Promise<Written> {
    const key = { source: session, name: NAME };
    const known = this.answers.known<PublicSessionResponse>(key);
    if (known) {
      if (known.answer.success) await this.pages.noteShown(session);
      return known;
    }
    const page = await this.pages.show(session, null);
    const until = Math.min(page.now + FRESH_MS, nextBoundary([session.window], page.now));
    return this.answers.keep(key, presentPage(page), { from: page.now, until });
  }
}
