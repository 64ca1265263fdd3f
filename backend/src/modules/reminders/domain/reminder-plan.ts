import { HOUR_MS, SUMMIT_ZONE, zonedTime, type SummitDay, pacificDay } from '@summit/rules';

interface Window {
  start: number;
  end: number;
}

/** A day of the summit, with those of its sessions that open at another time than the day. */
export interface RemindedDay {
  day: SummitDay;
  window: Window;
  apart: readonly { id: string; window: Window }[];
}

export const DAY_REMINDERS = ['tomorrow', 'soon', 'open', 'closing', 'text_morning', 'text_closing'] as const;
export type DayReminderKind = (typeof DAY_REMINDERS)[number];
export type ReminderKind = DayReminderKind | 'session';

/** One reminder for everybody. Times in ms: `due <= now < late`; later it would say what is no longer so, and is left out. */
export interface Reminder {
  /** Why it is sent, once. The calendar day is in it: a day that is moved to another date is announced anew. */
  key: string;
  kind: ReminderKind;
  day: SummitDay;
  /** Only of kind `session`. */
  sessionId: string | null;
  due: number;
  late: number;
}

/** When the last hours of a window begin; at its end, thus never, in a window that has hardly more: the hint must not come before it opens. */
const lastHours = ({ start, end }: Window, hours: number): number =>
  end - start > hours * HOUR_MS ? end - hours * HOUR_MS : end;

/**
 * When each kind is due in a window. Mails may come at any hour. Texts ring: in the morning of the day (07:30 Pacific) and in the
 * afternoon before it closes, while it is before nine in the evening in all of North America. Where it is night then, a text waits for the
 * first hour that lets phones ring (funnel/application/texting-hours.ts), unless it is `late` by then: so a day's text has a whole day.
 */
const TIMES: Record<DayReminderKind, (window: Window) => { due: number; late: number }> = {
  tomorrow: ({ start }) => ({ due: start - 24 * HOUR_MS, late: start - HOUR_MS }),
  soon: ({ start }) => ({ due: start - HOUR_MS, late: start }),
  open: (window) => ({ due: window.start, late: Math.min(window.start + 12 * HOUR_MS, lastHours(window, 6)) }),
  closing: (window) => ({ due: lastHours(window, 6), late: window.end }),
  text_morning: ({ start, end }) => ({
    due: start + 7.5 * HOUR_MS,
    late: Math.min(start + 24 * HOUR_MS, end - 8 * HOUR_MS),
  }),
  text_closing: (window) => ({ due: lastHours(window, 8), late: window.end - 4 * HOUR_MS }),
};

/** Every reminder of these days. The mail that a day is open names the next one: where both are due at once, they are one mail. */
export function reminderPlan(days: readonly RemindedDay[]): Reminder[] {
  return days.flatMap(({ day, window, apart }) => [
    ...DAY_REMINDERS.filter((kind) => kind !== 'tomorrow' || !isNamedByAnother(day, days)).map((kind) => ({
      key: `day-${day}/${pacificDay(window.start)}/${kind}`,
      kind,
      day,
      sessionId: null,
      ...TIMES[kind](window),
    })),
    ...apart.map((session) => ({
      key: `session-${session.id}/${pacificDay(session.window.start)}`,
      kind: 'session' as const,
      day,
      sessionId: session.id,
      ...TIMES.soon(session.window),
    })),
  ]);
}

/** The reminders to send at `now`, in the order in which they became due. */
export const dueReminders = (plan: readonly Reminder[], now: number): Reminder[] =>
  plan.filter(({ due, late }) => due <= now && now < late).sort((a, b) => a.due - b.due);

/** The day that opens on the Pacific day after this one's, if there is one. It may open at another hour: a clock changes, an editor moves it. */
export const dayAfter = <Day extends { window: Window }>({ window }: Day, days: readonly Day[]): Day | null =>
  days.find((other) => pacificDay(other.window.start) === nextPacificDay(window.start)) ?? null;

const isNamedByAnother = (day: SummitDay, days: readonly RemindedDay[]): boolean =>
  days.some((other) => dayAfter(other, days)?.day === day);

/** Noon of the day, and so many hours on: no clock change leads past the next day. */
const nextPacificDay = (time: number): string => {
  const noon = Date.parse(`${pacificDay(time)}T12:00:00Z`);
  return new Date(noon + 24 * HOUR_MS).toISOString().slice(0, 10);
};

/** How messages say a time; a mail does not know where its reader is. */
export const pacificTime = (time: number): string => zonedTime(time, SUMMIT_ZONE);

const SHORT = new Intl.DateTimeFormat('en-US', {
  timeZone: SUMMIT_ZONE,
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The same for texts, where every sign counts: `Wed, 12:00 AM PDT`. */
export const shortPacificTime = (time: number): string => SHORT.format(time);
