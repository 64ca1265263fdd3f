import { SUMMIT_ZONE } from '@summit/rules';

const DAY_MS = 24 * 3_600_000;
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: SUMMIT_ZONE });
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: SUMMIT_ZONE });

/** An ISO time as a Pacific day, `Nov 6, 2025`; a dash when there is none. */
export const formatDate = (iso: string | null): string => formatted(date, iso);

/** An ISO time as a Pacific day and time, `Nov 6, 2025, 4:00 PM`; a dash when there is none. Columns name the zone. */
export const formatDateTime = (iso: string | null): string => formatted(dateTime, iso);

/** `3 h ago` within 24 hours, else the Pacific day and time (ui.md 4.4). `now` in milliseconds since 1970. */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const age = now - Date.parse(iso);
  if (!(age >= 0 && age < DAY_MS)) return formatDateTime(iso);
  const minutes = Math.floor(age / 60_000);
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

function formatted(format: Intl.DateTimeFormat, iso: string | null): string {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? '–' : format.format(time).replaceAll('\u202f', ' ');
}
