import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { EventCalendar } from '../application/calendar-event.js';

const REFRESH_SECONDS = 6 * 3_600;

/**
 * The calendar as iCalendar text (RFC 5545). Times are in UTC, which every reader turns into its own zone, so no VTIMEZONE is needed and
 * a change of the clocks moves nothing. A window does not make its reader busy.
 */
export function icalendarText({ name, events }: EventCalendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'Growth & Scale Summit', product: 'Summit calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  for (const { uid, start, end, title, description, url, sequence, changedAt } of events) {
    calendar.createEvent({
      id: uid,
      sequence,
      // Where no answer is asked for, the stamp is the time of the last change: the same calendar is the same bytes.
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      start: new Date(start),
      end: new Date(end),
      summary: title,
      description,
      url,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Each line ends with a line break, the last one too.
  return `${calendar.toString()}\r\n`;
}
