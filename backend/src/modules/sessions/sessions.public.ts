import type { SummitDay } from '@summit/rules';

/** A session as other modules may announce it. Times in ms, half open. */
export interface ScheduledSession {
  id: string;
  /** End of /summit/access/{token}. */
  token: string;
  day: SummitDay;
  topic: string;
  durationMinutes: number;
  speaker: { name: string };
  window: { start: number; end: number };
}

/** A day with its sessions in their order. `window`: the one that most of its sessions have. */
export interface ScheduledDay {
  day: SummitDay;
  title: string;
  window: { start: number; end: number };
  sessions: readonly ScheduledSession[];
}

/** When what can be watched, as the editors have set it. */
export interface SummitSchedule {
  /** The days of an edition that have sessions, in their order. */
  days(summitKey: string): Promise<ScheduledDay[]>;
  /** Null for a token of no session. */
  session(token: string): Promise<ScheduledSession | null>;
  /** End of the last day of the edition that is sold, Pacific, in ms: what guarantees and holds count from. */
  endOfSummit(): Promise<number>;
}

export const SUMMIT_SCHEDULE = Symbol('SUMMIT_SCHEDULE');

export { raterOfMember } from './application/rater.js';
export { playerAddress, readVideo } from './domain/session-video.js';
