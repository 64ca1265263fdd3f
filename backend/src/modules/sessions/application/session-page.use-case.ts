import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { WatchVerdict } from '../domain/watch-access.js';
import { SessionCatalog } from './catalog.js';
import { SessionAccess, isMemberInside } from './session-access.js';
import { SUMMIT_SESSIONS, type PublicComment, type SessionView, type SummitSessions } from './summit-sessions.port.js';
import { Viewers } from './viewers.js';

export interface SessionPage {
  session: SessionView;
  comments: PublicComment[];
  verdict: WatchVerdict;
  asMember: boolean;
  /** ms. */
  now: number;
}

/** One session for whoever opens its link (M-094..M-097). Throws `not_found` for an unknown token. */
@Injectable()
export class SessionPageUseCase {
  constructor(
    private readonly catalog: SessionCatalog,
    private readonly viewers: Viewers,
    private readonly access: SessionAccess,
    @Inject(SUMMIT_SESSIONS) private readonly sessions: SummitSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(token: string, memberId: string | null): Promise<SessionPage> {
    return this.show(await this.find(token), memberId);
  }

  /** Throws `not_found`. */
  async find(token: string): Promise<SessionView> {
    const session = await this.catalog.byToken(token);
    if (!session) throw new AppError('not_found');
    return session;
  }

  async show(session: SessionView, memberId: string | null): Promise<SessionPage> {
    const viewer = await this.viewers.signedIn(memberId);
    const verdict = this.access.of(session, viewer);
    const [comments] = await Promise.all([
      this.sessions.commentsOf(session.id),
      verdict.allowed ? this.noteShown(session) : undefined,
    ]);
    return { session, comments, verdict, asMember: isMemberInside(viewer(session.edition)), now: this.clock.now() };
  }

  /** Counts one showing of an open session (M-097). */
  noteShown(session: SessionView): Promise<void> {
    return this.sessions.noteView(session.id);
  }
}
