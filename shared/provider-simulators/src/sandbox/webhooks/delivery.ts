export interface WebhookEvent {
  id: string;
  type: string;
  /** Exactly what is sent; the signature is made over these bytes. */
  body: string;
}

export const DELIVERY_STATES = {
  waiting: 'On its way',
  held: 'Held back',
  retrying: 'Not accepted yet, tried again',
  delivered: 'Delivered',
  failed: 'Given up',
  dropped: 'Lost on purpose',
} as const;

/** One event on its way to the API; an event that is sent twice has two of them. */
export interface Delivery {
  event: WebhookEvent;
  state: keyof typeof DELIVERY_STATES;
  tries: number;
  /** HTTP status of the last answer; null where none came. */
  lastStatus: number | null;
  /** Real time: deliveries do not follow the sandbox clock. */
  at: string;
}

/** A delivery as the control calls show it. */
export function shownDelivery({ event, state, tries, lastStatus, at }: Delivery) {
  return { id: event.id, type: event.type, state, tries, last_status: lastStatus, at };
}
