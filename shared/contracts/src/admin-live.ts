import type { Endpoint, EventStream } from './endpoint.js';

/** What happens at this moment. */
export interface LiveFigures {
  /** ISO 8601, UTC. */
  at: string;
  /** Visitors of the last five minutes who agreed to be counted (C-081). */
  visitors: number;
  /** Views of the last five minutes, of everybody. */
  page_views: number;
  /** Of the last hour. */
  signups: number;
  /** Dollars of the last hour, less what went back in it. */
  revenue: number;
  /** Tries that were declined, of orders of the last hour. */
  failed_payments: number;
}

/**
 * The figures every five seconds, as server-sent events. A stream ends after a minute, so that whoever may no longer look stops looking;
 * clients connect again. Without `Accept: text/event-stream` there is one event.
 */
export const adminLiveEndpoint: Endpoint<{ response: EventStream<LiveFigures> }> = {
  method: 'GET',
  path: '/api/admin/live',
  access: 'admin',
  staffRole: 'support',
  answerFormat: 'events',
  source: 'A-059',
};
