import { SUMMIT_ZONE, zoneName } from '@summit/rules';

/** Names the zones of a column of windows: the Pacific one, then the operator's where it is another. */
export function windowHeader(zone: string | null, now: number = Date.now()): string {
  const [pacific, own] = [SUMMIT_ZONE, zone ?? SUMMIT_ZONE].map((one) => zoneName(one, now));
  return own === pacific ? `Window (${pacific})` : `Window (Pacific, ${own})`;
}

/** `10/27/25 12 AM – 10/29/25 12:30 AM` in a zone; ISO times. */
export const shortWindow = ({ start, end }: { start: string; end: string }, zone: string): string =>
  `${shortTime(start, zone)} – ${shortTime(end, zone)}`;

const shortTime = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    .format(Date.parse(iso))
    // Versions of Intl differ in the space before AM and PM.
    .replace('\u202f', ' ')
    .replace(', ', ' ')
    .replace(':00 ', ' ');
