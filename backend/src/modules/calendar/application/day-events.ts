import { fingerprint, windowTimes, type SummitDay } from '@summit/rules';
import type { ScheduledDay, ScheduledSession } from '../../sessions/sessions.public.js';
import type { CalendarEvent } from './calendar-event.js';

/** Addresses that the texts name. */
export interface EventLinks {
  day(day: SummitDay): string;
  session(token: string): string;
}

export interface EventScope {
  /** Host that makes the identifiers ours. */
  host: string;
  links: EventLinks;
  /** IANA name of the reader's zone, where it is known. */
  zone: string | null;
  /** Whoever keeps the recordings is not told that they end. */
  keepsRecordings: boolean;
}

const NAME = 'Growth & Scale Summit';

/** The access window of a day with its sessions. */
export function dayEvent(summitKey: string, day: ScheduledDay, scope: EventScope): CalendarEvent {
  const { links, host } = scope;
  const { window, title, sessions } = day;
  return {
    uid: `day-${day.day}.${summitKey}@${host}`,
    ...window,
    title: `${NAME}, day ${day.day}: ${title}`,
    description: lines(
      when(window, scope),
      '',
      ...sessions.map(({ topic, speaker, token }) => `${topic} (${speaker.name}): ${links.session(token)}`),
      '',
      `All sessions of the day: ${links.day(day.day)}`,
    ),
    url: links.day(day.day),
    print: fingerprint([window, title, sessions.map(({ topic, speaker }) => [topic, speaker.name])]),
  };
}

/** The access window of one session. */
export function sessionEvent(session: ScheduledSession, scope: EventScope): CalendarEvent {
  const { topic, speaker, durationMinutes, window, token, id, day } = session;
  const url = scope.links.session(token);
  return {
    uid: `session-${id}@${scope.host}`,
    ...window,
    title: `${NAME}: ${topic}`,
    description: lines(`${speaker.name}, day ${day}, ${durationMinutes} minutes`, '', when(window, scope), '', url),
    url,
    print: fingerprint([window, topic, speaker.name, durationMinutes, day]),
  };
}

function when(window: { start: number; end: number }, { zone, keepsRecordings }: EventScope): string {
  const { pacific, viewer } = windowTimes(window, zone);
  const inWords = [pacific, ...(viewer ? [viewer] : [])].map(
    ({ zoneName, start, end }) => `${zoneName}: ${start} to ${end}`,
  );
  const promise = keepsRecordings
    ? 'Your VIP access keeps the recordings: watch at any time.'
    : 'Free to watch at any hour of this window.';
  return lines(promise, ...inWords);
}

const lines = (...texts: string[]): string => texts.join('\n');
