/** News that modules tell each other through the outbox: names and payloads only, identifiers instead of personal data. */
export interface EventCatalogue {
  /** Somebody registered free. Written in the same statement as the registration. */
  'signup.created': { signup_id: string };
}

export type EventName = keyof EventCatalogue;
export type EventPayload<Name extends EventName> = EventCatalogue[Name];
