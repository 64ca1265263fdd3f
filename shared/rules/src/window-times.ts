import { SUMMIT_ZONE } from './summit-calendar.js';

/** An access window as its readers see it in one zone. */
export interface WindowInZone {
  /** Name to say with it: `Pacific Time`, `India Standard Time`. */
  zoneName: string;
  /** `Sat, Nov 1, 2025, 12:00 AM PDT`: each end carries its own offset, because the clocks may change in between. */
  start: string;
  end: string;
}

/** `viewer`: null where the viewer's clock is the Pacific one, or where we do not know it. */
export interface WindowTimes {
  pacific: WindowInZone;
  viewer: WindowInZone | null;
}

/** Start and end in ms since 1970; `viewerZone` is an IANA name such as `Asia/Kolkata`. */
export function windowTimes(window: { start: number; end: number }, viewerZone: string | null): WindowTimes {
  const pacific = windowIn(SUMMIT_ZONE, window);
  const viewer = viewerZone === null ? null : windowInUnproven(viewerZone, window);
  return { pacific, viewer: viewer && sameWords(viewer, pacific) ? null : viewer };
}

/** `Mon, Oct 27, 2025, 12:00 AM PDT`; `time` in ms since 1970. Throws a RangeError for a zone that is none. */
export const zonedTime = (time: number, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(time)
    // Versions of Intl differ in the space before AM and PM.
    .replaceAll('\u202f', ' ');

/** `Eastern Time`, whichever half of the year it is; `at` in ms, because zones are renamed now and then. */
export function zoneName(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

const windowIn = (zone: string, { start, end }: { start: number; end: number }): WindowInZone => ({
  zoneName: zoneName(zone, start),
  start: zonedTime(start, zone),
  end: zonedTime(end, zone),
});

/** Null for a zone that this Intl does not know: browsers learn of new ones at different times. */
function windowInUnproven(zone: string, window: { start: number; end: number }): WindowInZone | null {
  try {
    return windowIn(zone, window);
  } catch {
    return null;
  }
}

const sameWords = (one: WindowInZone, other: WindowInZone): boolean =>
  one.start === other.start && one.end === other.end;
