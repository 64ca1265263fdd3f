import { HOUR_MS, SUMMIT_ZONE } from '@summit/rules';

/** One moment as the operator reads it. */
export interface ZonedText {
  /** In the operator's zone: `Nov 7, 2025, 1:00 AM GMT+1`. */
  own: string;
  /** Pacific, as far as it differs: `4:00 PM PST`, with the day where that is another one; null where the operator's clock shows the same. */
  pacific: string | null;
}

export const NO_TIME = '–';

const DAY = { month: 'short', day: 'numeric' } as const;
const FULL_DAY = { ...DAY, year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs more than using it, and tables have hundreds of times. */
function text(time: number, zone: string, parts: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${Object.keys(parts).join()}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone });
  formats.set(key, known);
  // Versions of Intl differ in the space before AM and PM.
  return known.format(time).replaceAll('\u202f', ' ');
}

/** Day and time of an ISO time. `zone` is an IANA name. */
export function dateTimeIn(zone: string, iso: string | null): ZonedText {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return { own: NO_TIME, pacific: null };
  const own = text(time, zone, { ...FULL_DAY, ...TIME });
  if (own === text(time, SUMMIT_ZONE, { ...FULL_DAY, ...TIME })) return { own, pacific: null };
  const isSameDay = text(time, zone, FULL_DAY) === text(time, SUMMIT_ZONE, FULL_DAY);
  return { own, pacific: text(time, SUMMIT_ZONE, isSameDay ? TIME : { ...DAY, ...TIME }) };
}

/** Day of an ISO time, and the Pacific one where it is another: reports count by that. */
export function dayIn(zone: string, iso: string | null): ZonedText {
  const time = Date.parse(iso ?? '');
  if (Number.isNaN(time)) return { own: NO_TIME, pacific: null };
  const own = text(time, zone, FULL_DAY);
  return { own, pacific: own === text(time, SUMMIT_ZONE, FULL_DAY) ? null : `${text(time, SUMMIT_ZONE, DAY)} Pacific` };
}

/** Both in one line: `Nov 7, 2025, 1:00 AM GMT+1 (Nov 6, 4:00 PM PST)`. */
export const inOneLine = ({ own, pacific }: ZonedText): string => (pacific === null ? own : `${own} (${pacific})`);

/** `3 h ago` within 24 hours, else null (ui.md 4.4). `now` in milliseconds since 1970. */
export function timeAgo(iso: string, now: number = Date.now()): string | null {
  const age = now - Date.parse(iso);
  if (!(age >= 0 && age < 24 * HOUR_MS)) return null;
  const minutes = Math.floor(age / 60_000);
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
