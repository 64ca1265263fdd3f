import { Inject, Injectable } from '@nestjs/common';
import { CURRENT_SUMMIT_KEY, SUMMITS } from '@summit/content';
import { BriefCache } from '../../../platform/cache/brief-cache.js';
import { dayWindow } from '../domain/day-window.js';
import type { ScheduledDay, ScheduledSession, SummitSchedule } from '../sessions.public.js';
import { SessionCatalog } from './catalog.js';
import { SUMMIT_SESSIONS, type SummitSessions } from './summit-sessions.port.js';

/** Only an import changes the days of an edition, into an empty database. */
const END_FRESH_MS = 60_000;
const SOLD = SUMMITS.find(({ key }) => key === CURRENT_SUMMIT_KEY)!;

/** The schedule as the pages show it, from the same copy in memory. */
@Injectable()
export class ScheduleOfSessions implements SummitSchedule {
  private readonly end = new BriefCache(() => this.sessions.endOf(SOLD), END_FRESH_MS);

  constructor(
    private readonly catalog: SessionCatalog,
    @Inject(SUMMIT_SESSIONS) private readonly sessions: Pick<SummitSessions, 'endOf'>,
  ) {}

  async days(summitKey: string): Promise<ScheduledDay[]> {
    const { sessions, days } = await this.catalog.current();
    return days.flatMap(({ day, title }) => {
      const ofDay = sessions.filter((session) => session.summitKey === summitKey && session.day === day);
      const window = dayWindow(ofDay.map((session) => session.window));
      return window ? [{ day, title, window, sessions: ofDay }] : [];
    });
  }

  session(token: string): Promise<ScheduledSession | null> {
    return this.catalog.byToken(token);
  }

  endOfSummit(): Promise<number> {
    return this.end.value();
  }
}
