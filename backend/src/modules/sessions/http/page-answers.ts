import { Inject, Injectable } from '@nestjs/common';
import type { PublicSessionResponse } from '@summit/contracts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { SessionPageUseCase } from '../application/session-page.use-case.js';
import type { SessionView } from '../application/summit-sessions.port.js';
import { nextEdge } from '../domain/access-window.js';
import { presentPage } from './session.presenter.js';
import { isCurrent, writeAnswer, type WrittenAnswer } from './written-answer.js';

/** The server's time in an answer may be as old. */
const FRESH_MS = 1_000;

type Written = WrittenAnswer<PublicSessionResponse>;

/**
 * The page of a session as visitors without a bearer get it, all the same one. It lasts for a second, never over an edge of its window,
 * and no longer than the session and its comments stay as they were read. What a member gets is made each time.
 */
@Injectable()
export class PageAnswers {
  private readonly kept = new WeakMap<SessionView, Written>();

  constructor(
    private readonly pages: SessionPageUseCase,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `not_found`. Counts the showing. */
  async forVisitor(token: string): Promise<Written> {
    const session = await this.pages.find(token);
    const known = this.kept.get(session);
    if (known && isCurrent(known, this.clock.now())) {
      if (known.answer.success) await this.pages.noteShown(session);
      return known;
    }
    const page = await this.pages.show(session, null);
    const until = Math.min(page.now + FRESH_MS, nextEdge([session.window], page.now));
    const made = writeAnswer(presentPage(page), { from: page.now, until });
    this.kept.set(session, made);
    return made;
  }
}
