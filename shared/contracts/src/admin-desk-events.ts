import type { Provider } from '@summit/rules';
import type { DataAnswer, PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** `failing`: acted on in vain so far. `asked_for`: no notification came, we have found it in the provider's own list. */
export const DESK_EVENT_FILTERS = ['all', 'waiting', 'failing', 'asked_for'] as const;
export type DeskEventFilter = (typeof DESK_EVENT_FILTERS)[number];

export interface DeskEventsQuery extends PageQuery {
  state?: DeskEventFilter;
  /** Id of the event, of what it is about, or the number of an order. */
  search?: string;
}

export interface DeskEventRow {
  provider: Provider;
  event_id: string;
  type: string;
  /** The provider's id of what it is about; null for a type that concerns nothing of ours. */
  about: string | null;
  /** `waiting`: not acted on yet, or in vain. `ignored`: concerns nothing of ours. */
  state: 'waiting' | 'done' | 'ignored';
  came_by: 'notification' | 'list';
  tries: number;
  /** Why the last try failed. */
  failure: string | null;
  next_try_at: string | null;
  occurred_at: string;
  received_at: string;
  handled_at: string | null;
}

export interface DeskEventParams {
  provider: Provider;
  event_id: string;
}

export interface DeskEventBody {
  /** What was sent, masked; null where nothing was, or was kept. */
  body: string | null;
}

/** Of one replay: a month of notifications. */
export const LONGEST_REPLAY_DAYS = 31;

export interface ReplayEventsRequest {
  provider: Provider;
  /** Received in this span; at most `LONGEST_REPLAY_DAYS`. */
  from: string;
  until: string;
}

/** Newest first. `total` counts to 10,000. */
export const adminDeskEventsEndpoint: Endpoint<{ query: DeskEventsQuery; response: PageAnswer<DeskEventRow> }> = {
  method: 'GET',
  path: '/api/admin/desk/events',
  access: 'admin',
  source: 'X-012',
};

/** What was sent. Error: `not_found`. */
export const adminDeskEventEndpoint: Endpoint<{ params: DeskEventParams; response: DataAnswer<DeskEventBody> }> = {
  method: 'GET',
  path: '/api/admin/desk/events/:provider/:event_id',
  access: 'admin',
  source: 'X-012',
};

/** Acts on it once more, by the job that acts on every event. Error: `not_found`. */
export const adminReplayEventEndpoint: Endpoint<{ params: DeskEventParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/events/:provider/:event_id/replay',
  access: 'admin',
  source: 'X-012',
};

/** Acts once more on everything that came in a span. Errors: `replay_span_invalid`, `replay_span_too_full`. */
export const adminReplayEventsEndpoint: Endpoint<{ body: ReplayEventsRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/desk/events/replay',
  access: 'admin',
  source: 'X-012',
};
