import { DAY_MS, SUMMIT_ZONE } from '@summit/rules';
import { DateTime } from 'luxon';

/** ms; without the end. */
export interface Span {
  from: number;
  until: number;
}

/** Lines that a provider lists late are found within this time. */
const LOOKED_AT_AGAIN_DAYS = 35;

export interface ReadingProgress {
  now: number;
  /** First money of our book; null: none yet. */
  firstBookedAt: number | null;
  /** Up to where a finished run has read; null: none has. */
  readUntil: number | null;
  /** When the oldest difference that is still open happened. */
  oldestOpenAt: number | null;
}

/**
 * Whole Pacific days whose books are final: up to the day before yesterday, because PayPal lists what happens hours later. The last 35
 * of them, since where the last run ended, and with everything that is still open; the first time, from our first money on. Null: none.
 */
export function spanToRead({ now, firstBookedAt, readUntil, oldestOpenAt }: ReadingProgress): Span | null {
  if (firstBookedAt === null) return null;
  const until = startOfPacificDay(now - DAY_MS);
  const again = startOfPacificDay(until - LOOKED_AT_AGAIN_DAYS * DAY_MS);
  const wanted = readUntil === null ? firstBookedAt : Math.min(again, readUntil, oldestOpenAt ?? until);
  const from = startOfPacificDay(Math.max(wanted, firstBookedAt));
  return from < until ? { from, until } : null;
}

/** The days of a span, each as one. */
export function daysOf({ from, until }: Span): Span[] {
  const days: Span[] = [];
  for (let start = from; start < until;) {
    const end = Math.min(nextPacificDay(start), until);
    days.push({ from: start, until: end });
    start = end;
  }
  return days;
}

const startOfPacificDay = (at: number): number =>
  DateTime.fromMillis(at, { zone: SUMMIT_ZONE }).startOf('day').toMillis();

const nextPacificDay = (at: number): number =>
  DateTime.fromMillis(at, { zone: SUMMIT_ZONE }).startOf('day').plus({ days: 1 }).toMillis();
