import type { VisitSource } from '@summit/rules';

/** What registering leaves behind. Times are milliseconds since the epoch. */
export interface Registrant {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  referralCode: string | null;
  inviteToken: string;
  createdAt: number;
}

export interface Registration {
  registrant: Registrant;
  /** Token of the friend's link that brought the visitor. */
  invitedWith: string | null;
  source: VisitSource | null;
  /** What the browser keeps of an experiment; goes along with the event. */
  visitor: string | null;
  /** Null where the client sends no Idempotency-Key. */
  idempotency: { key: string; requestHash: string; expiresAt: number } | null;
}

export type RegistrationOutcome =
  | { kind: 'created' }
  /** The same request was answered before: give the same answer again. */
  | { kind: 'replayed'; registrant: Pick<Registrant, 'id' | 'email' | 'inviteToken' | 'createdAt'> }
  | { kind: 'key_reused' }
  | { kind: 'already_registered' };

export interface Registrants {
  /** Stores the registrant, the key and the `signup.created` event together, or nothing. */
  register(registration: Registration): Promise<RegistrationOutcome>;
  /** Whether the key holds an answer to this request at `now` (ms). */
  wasAnswered(request: { key: string; requestHash: string }, now: number): Promise<boolean>;
  byId(id: string): Promise<Registrant | null>;
  byEmail(email: string): Promise<Registrant | null>;
  /** How many friends registered through this invite token; null for an unknown token. */
  friendsOf(inviteToken: string): Promise<number | null>;
  /** All registrants ever. */
  count(): Promise<number>;
}

export const REGISTRANTS = Symbol('REGISTRANTS');
