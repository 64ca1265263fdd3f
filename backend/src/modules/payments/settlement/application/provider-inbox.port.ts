import type { Provider } from '@summit/rules';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { ProviderSubject } from '../../domain/provider-fact.js';
import type { ProviderEvent } from '../../providers/application/provider-events.port.js';

export interface EventName {
  provider: Provider;
  eventId: string;
}

/** An accepted notification that still has to be applied. Times in ms. */
export interface InboxEvent extends EventName {
  subject: ProviderSubject | null;
  occurredAt: number;
  receivedAt: number;
  /** When it was opened last: when it came, or when somebody wanted it acted on once more. */
  openedAt: number;
}

/** How an event reached us. `body`: what was sent, masked; null for one of the provider's own list. */
export interface Arrival {
  /** ms */
  receivedAt: number;
  by: 'notification' | 'list';
  body: string | null;
}

/** Notifications that were accepted, each once (payments.md 1.7). */
export interface ProviderInbox {
  /** False when it was accepted before. One that concerns nothing of ours is done at once. */
  add(tx: Transaction, event: ProviderEvent, arrival: Arrival): Promise<boolean>;
  /** Null when there is none, or it is done. */
  open(event: EventName): Promise<InboxEvent | null>;
  done(event: EventName, at: number): Promise<void>;
  /** It was acted on in vain. */
  failed(event: EventName, reason: string): Promise<void>;
  /** Opens these once more, done or not, at `at` (ms). Answers those that are about something of ours. */
  reopen(tx: Transaction, events: readonly EventName[], at: number): Promise<EventName[]>;
  /** Open ones that were opened before `before` (ms), by name, those after `after`, at most `limit`. */
  openSince(before: number, page: { after: EventName | null; limit: number }): Promise<InboxEvent[]>;
  /** Up to when the provider's own list has been read (ms). */
  readUntil(provider: Provider): Promise<number | null>;
  noteReadUntil(provider: Provider, at: number): Promise<void>;
}

export const PROVIDER_INBOX = Symbol('PROVIDER_INBOX');
