import type { Revision } from './calendar-event.js';

/** How often each event has changed since it was published first. */
export interface EventRevisions {
  /** Counts an event whose print differs from the last one (`now` in ms) and answers the revision of each, by uid. */
  note(prints: ReadonlyMap<string, string>, now: number): Promise<Map<string, Revision>>;
}

export const EVENT_REVISIONS = Symbol('EVENT_REVISIONS');
