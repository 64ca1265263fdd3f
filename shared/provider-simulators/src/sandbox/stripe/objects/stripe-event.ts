import { API_VERSION } from '../demo-stripe.js';
import { newId } from './object-id.js';

/** The request that made the event; null where time made it. */
export interface EventCause {
  id: string | null;
  idempotency_key: string | null;
}

export interface EventDraft {
  type: string;
  object: object;
  /** What the changed fields held before. */
  previous?: object | undefined;
  cause: EventCause;
}

/** An event with the object as it is now. */
export function makeEvent(created: number, { type, object, previous, cause }: EventDraft) {
  return {
    id: newId('evt'),
    object: 'event' as const,
    api_version: API_VERSION,
    created,
    data: { object: structuredClone(object), ...(previous && { previous_attributes: structuredClone(previous) }) },
    livemode: false,
    pending_webhooks: 1,
    request: cause,
    type,
  };
}

export type StripeEvent = ReturnType<typeof makeEvent>;
