import type { SummitDay } from '@summit/rules';
import type { DownloadedFile, Endpoint } from './endpoint.js';

export interface CalendarQuery {
  /** IANA name of the reader's zone, whose times the texts then say beside the Pacific ones: `Asia/Kolkata`. */
  zone?: string;
}

export interface CalendarFeedResponse {
  success: true;
  /** For programs that subscribe to an address. Whoever has it can read the feed. */
  feed_url: string;
  /** The same with `webcal:`, which opens the reader's own calendar. */
  webcal_url: string;
}

/** M-093: the days of the current edition, one event for each access window. Files are iCalendar (RFC 5545), times in UTC. */
export const summitCalendarEndpoint: Endpoint<{ query: CalendarQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/calendar/summit.ics',
  access: 'public',
  answerFormat: 'file',
  alsoFrom: ['funnel'],
  source: 'M-093',
};

/** Errors: `day_invalid`, `not_found` for a day without sessions. */
export const dayCalendarEndpoint: Endpoint<{
  params: { day: SummitDay };
  query: CalendarQuery;
  response: DownloadedFile;
}> = {
  method: 'GET',
  path: '/api/calendar/day/:day.ics',
  access: 'public',
  answerFormat: 'file',
  source: 'M-093',
};

/** The window of one session. Error: `not_found`. */
export const sessionCalendarEndpoint: Endpoint<{
  params: { token: string };
  query: CalendarQuery;
  response: DownloadedFile;
}> = {
  method: 'GET',
  path: '/api/calendar/session/:token.ics',
  access: 'public',
  answerFormat: 'file',
  source: 'M-093',
};

/** What a member's calendar subscribes to: the days of every edition that the member may watch. Error: `not_found`, also for a link that was replaced. */
export const calendarFeedEndpoint: Endpoint<{ params: { token: string }; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/calendar/feed/:token.ics',
  access: 'public',
  answerFormat: 'file',
  source: 'M-093',
};

/** The member's own feed. */
export const calendarFeedLinkEndpoint: Endpoint<{ response: CalendarFeedResponse }> = {
  method: 'GET',
  path: '/api/calendar/feed-link',
  access: 'vip',
  source: 'M-093',
};

/** A new address for it; the old one ends. */
export const renewCalendarFeedLinkEndpoint: Endpoint<{ response: CalendarFeedResponse }> = {
  method: 'POST',
  path: '/api/calendar/feed-link',
  access: 'vip',
  source: 'M-093',
};
