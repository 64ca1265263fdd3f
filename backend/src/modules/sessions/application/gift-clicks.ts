import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SUMMIT_SESSIONS, type SummitSessions } from './summit-sessions.port.js';

/** Counts that somebody opened the gift of a session (M-108). */
@Injectable()
export class SessionGiftClicks {
  constructor(
    @Inject(SUMMIT_SESSIONS) private readonly sessions: SummitSessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws `gift_url_invalid` for what the session does not give. */
  async record({ sessionId, giftUrl, memberId }: { sessionId: string; giftUrl: string; memberId: string | null }) {
    const click = { sessionId, giftUrl, byMember: memberId !== null, at: this.clock.now() };
    if (!(await this.sessions.noteGiftClick(click))) throw new AppError('gift_url_invalid');
  }
}
