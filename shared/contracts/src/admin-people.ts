import type { Product } from '@summit/rules';
import type { CustomerSource } from './admin-dashboard.js';
import type { AffiliateInfo, PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';

/** What can have happened with one person. What `subject` and `detail` of an event say depends on it. */
export const PERSON_EVENT_KINDS = [
  'followed_link',
  'offer_started',
  'registered',
  'credited',
  'ordered',
  'declined',
  'paid',
  'refunded',
  'disputed',
  'requested',
  'coached',
  'bonus_granted',
  'mail',
  'text_message',
  'link_used',
  'unsubscribed',
  'next_summit_asked',
  'member_since',
  'address_changed',
  'signed_in',
  'watched',
  'downloaded',
  'gift_opened',
  'prompts_entered',
  'prompt_opened',
] as const;
export type PersonEventKind = (typeof PERSON_EVENT_KINDS)[number];

export interface PersonEvent {
  kind: PersonEventKind;
  /** ISO 8601, UTC. */
  at: string;
  /** Product, mail, code, provider, browser, session, gift or prompt; of a request what is asked for. */
  subject: string | null;
  /** State or outcome; of a mailed link what it was for. */
  detail: string | null;
  /** Dollars. */
  amount: number | null;
  order_id: string | null;
}

export interface PersonAccount {
  summit1_access: boolean;
  summit2_access: boolean;
  /** False while the setup link was not used. */
  has_password: boolean;
  two_factor_enabled: boolean;
}

export interface Person {
  email: string;
  /** Others that the same member had or has. */
  other_emails: string[];
  name: string;
  phone: string | null;
  registered_at: string | null;
  source: CustomerSource | null;
  affiliate_info: AffiliateInfo | null;
  /** Dollars, less what went back; tests count only where all payments are tests. */
  total_spent: number;
  /** Products of orders of which money is kept. */
  products: Product[];
  member: PersonAccount | null;
  /** Wants only mails about registration, orders and account. */
  unsubscribed: boolean;
}

export interface PersonResponse extends PageAnswer<PersonEvent> {
  person: Person;
}

export interface PersonParams {
  email: string;
}

/**
 * Everything about one person, newest first. Page views are not in it: they are counted without knowing who looked (C-081). Error:
 * `not_found` where nobody has this address.
 */
export const adminPersonEndpoint: Endpoint<{ params: PersonParams; query: PageQuery; response: PersonResponse }> = {
  method: 'GET',
  path: '/api/admin/people/:email',
  access: 'admin',
  staffRole: 'support',
  source: 'A-090',
};
