import { Inject, Injectable } from '@nestjs/common';
import type { LandingPageResponse, LandingPageStateResponse } from '@summit/contracts';
import type { FastifyReply } from 'fastify';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { WrittenAnswers } from '../../../platform/http/written-answers.js';
import { LandingPageService, type StoredPage } from '../landing-page.service.js';

/** The server's time in an answer may be as old, and a phase begin as late. */
const FRESH_MS = 1_000;

/** The landing page and its state, the same for everybody; they last for a second. */
@Injectable()
export class LandingAnswers {
  private readonly answers: WrittenAnswers;

  constructor(
    private readonly landingPage: LandingPageService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.answers = new WrittenAnswers(clock);
  }

  page(reply: FastifyReply): Promise<LandingPageResponse> {
    return this.send('page', (stored, now) => this.pageOf(stored, now), reply);
  }

  state(reply: FastifyReply): Promise<LandingPageStateResponse> {
    return this.send('state', (stored, now) => this.landingPage.stateOf(stored, now), reply);
  }

  private pageOf(stored: StoredPage, now: number): LandingPageResponse {
    return { ...this.landingPage.stateOf(stored, now), content: stored.content };
  }

  /** Throws `not_found` before a page was imported. */
  private async send<Answer>(
    name: string,
    present: (stored: StoredPage, now: number) => Answer,
    reply: FastifyReply,
  ): Promise<Answer> {
    const stored = await this.landingPage.current();
    const now = this.clock.now();
    const key = { source: stored, name };
    const written =
      this.answers.known<Answer>(key) ??
      this.answers.keep(key, present(stored, now), { from: now, until: now + FRESH_MS });
    return this.answers.send(written, reply, { isCurrent: () => this.landingPage.isCurrent(stored) });
  }
}
