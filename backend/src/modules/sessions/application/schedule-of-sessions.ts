import { Injectable } from '@nestjs/common';
import { dayWindow } from '../domain/day-window.js';
import type { ScheduledDay, ScheduledSession, SummitSchedule } from '../sessions.public.js';
import { SessionCatalog } from './catalog.js';

/** The schedule as the pages show it, from the same copy in memory. */
@Injectable()
export class ScheduleOfSessions implements SummitSchedule {
  constructor(private readonly catalog: SessionCatalog) {}

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
}
