import type { PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** `failed`: the mail server will never take it, or was given it twice and never answered. `all`: also what unsubscribed addresses did not get. */
export const MAIL_FILTERS = ['failed', 'waiting', 'sent', 'all'] as const;
export type MailFilter = (typeof MAIL_FILTERS)[number];

export interface MailsQuery extends PageQuery {
  state?: MailFilter;
  /** A whole address: then mails of every state. */
  search?: string;
}

export interface MailRow {
  id: string;
  /** Id of its text: `welcome`. */
  template: string;
  recipient: string;
  state: 'waiting' | 'sent' | 'refused' | 'unconfirmed';
  /** Why it failed, or why the last try of a waiting one did; in codes of the mail server. */
  reason: string | null;
  /** Tries of a waiting mail so far. */
  tries: number;
  /** When a waiting mail is tried next. */
  next_try_at: string | null;
  created_at: string;
  sent_at: string | null;
  /** Failed mails can be sent again for 72 hours; then the links in them are forgotten. */
  can_retry: boolean;
}

export interface MailParams {
  mail_id: string;
}

export interface SuppressionsQuery extends PageQuery {
  /** Part of an address. */
  search?: string;
}

/** An address that wants only what belongs to its registration, orders and account. */
export interface SuppressionRow {
  email: string;
  at: string;
}

export interface SuppressionParams {
  email: string;
}

/** Newest first. `total` counts to 10,000. */
export const adminMailsEndpoint: Endpoint<{ query: MailsQuery; response: PageAnswer<MailRow> }> = {
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};

/** Sends a failed mail once more, a waiting one now. Error: `mail_not_retryable`. */
export const adminRetryMailEndpoint: Endpoint<{ params: MailParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/mails/:mail_id/retry',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};

/** Newest first. */
export const adminSuppressionsEndpoint: Endpoint<{ query: SuppressionsQuery; response: PageAnswer<SuppressionRow> }> = {
  method: 'GET',
  path: '/api/admin/suppressions',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};

/** At the person's own wish. Error: `not_found`. */
export const adminRemoveSuppressionEndpoint: Endpoint<{ params: SuppressionParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/admin/suppressions/:email',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};
