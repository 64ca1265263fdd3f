import type { SummitDay } from '@summit/rules';
import { HOUR_MS } from '@summit/rules';
import type { ScheduledDay, ScheduledSession, SummitSchedule } from '../../src/modules/sessions/sessions.public.js';

/** The first session of day `day`, open for 48 hours from `start` (ms) on. */
export const aScheduledSession = (
  day: SummitDay,
  start: number,
  given: Partial<ScheduledSession> = {},
): ScheduledSession => ({
  id: `session-${day}`,
  token: `token-${day}`,
  day,
  topic: `Topic ${day}`,
  durationMinutes: 45,
  speaker: { name: 'Amara Okafor' },
  window: { start, end: start + 48 * HOUR_MS },
  ...given,
});

/** A day with one session unless others are given. */
export const aScheduledDay = (
  day: SummitDay,
  start: number,
  sessions = [aScheduledSession(day, start)],
): ScheduledDay => ({
  day,
  title: `TITLE ${day}`,
  window: { start, end: start + 48 * HOUR_MS },
  sessions,
});

/** Days of editions in memory. */
export class FakeSchedule implements SummitSchedule {
  readonly editions = new Map<string, ScheduledDay[]>();
  /** End of the edition that is sold (ms): midnight after 31 October 2025, Pacific. */
  ends = Date.parse('2025-11-01T07:00:00Z');

  async days(summitKey: string): Promise<ScheduledDay[]> {
    return this.editions.get(summitKey) ?? [];
  }

  async session(token: string): Promise<ScheduledSession | null> {
    const all = [...this.editions.values()].flat().flatMap(({ sessions }) => sessions);
    return all.find((session) => session.token === token) ?? null;
  }

  async endOfSummit(): Promise<number> {
    return this.ends;
  }
}
