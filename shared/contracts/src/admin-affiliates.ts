import type { DaysQuery, ListAnswer, SortOrder } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** Rates in percent, amounts in dollars. */
export interface AffiliateRow {
  speaker_name: string;
  speaker_code: string;
  email: string;
  signup_date: string;
  total_clicks: number;
  total_signups: number;
  /** Signups of clicks. */
  click_conversion_rate: number;
  total_orders: number;
  total_sales: number;
  commission_earned: number;
  /** Orders of signups. */
  conversion_rate: number;
  status: AffiliateStatus;
}

export interface AllAffiliatesQuery extends DaysQuery {
  /** A column of the table; unknown names answer `sort_column_unknown` (C-101). */
  sort_by?: keyof AffiliateRow;
  sort_order?: SortOrder;
  /** Any number: leaves out the server's short-lived cache. */
  v?: number;
}

export interface AffiliatesSummary {
  active_affiliates: number;
  total_sales: number;
  total_commissions: number;
  total_signups: number;
}

export interface AllAffiliatesResponse extends ListAnswer<AffiliateRow> {
  summary: AffiliatesSummary;
}

export interface CreateAffiliateRequest {
  speaker_name: string;
  speaker_code: string;
  email: string;
  /** Mails the link that sets the password at once. */
  send_invitation: boolean;
}

export interface AffiliateParams {
  speaker_code: string;
}

export const AFFILIATE_STATUSES = ['active', 'disabled'] as const;
export type AffiliateStatus = (typeof AFFILIATE_STATUSES)[number];

export interface SetAffiliateStatusRequest {
  status: AffiliateStatus;
}

export interface SetAffiliateEmailRequest {
  email: string;
  /** The address that the form was opened with: where it is no longer so, the answer is `edit_conflict`. */
  seen_email?: string;
}

export interface ImportAffiliatesResponse extends MessageAnswer {
  /** New ones. */
  imported: number;
  /** Those that were here by code or address. */
  known: number;
  /** Identifiers at Tapfiliate of those that have no code or address that can be used. */
  skipped: string[];
}

export interface AffiliateInvitationResponse extends MessageAnswer {
  /** Shown once, with a copy button; the mail holds the same link. Null when nothing was sent. */
  setup_url: string | null;
}

export const adminAllAffiliatesEndpoint: Endpoint<{ query: AllAffiliatesQuery; response: AllAffiliatesResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/all-affiliates',
  access: 'admin',
  staffRole: 'support',
};

/**
 * Repeatable: whoever is here by code or address stays as they are. Imports all that Tapfiliate lists or, with an error,
 * nobody: `tapfiliate_not_configured`, `tapfiliate_key_refused`, `tapfiliate_unavailable`, and `import_running` (409) where another one
 * is under way.
 */
export const adminImportAffiliatesEndpoint: Endpoint<{ response: ImportAffiliatesResponse }> = {
  method: 'POST',
  path: '/api/admin/dashboard/import-affiliates-from-tapfiliate',
  access: 'admin',
  staffRole: 'support',
};

/** Disabled: no sign-in, and links earn nothing from then on. Errors: `not_found`. */
export const adminSetAffiliateStatusEndpoint: Endpoint<{
  params: AffiliateParams;
  body: SetAffiliateStatusRequest;
  response: MessageAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/affiliates/:speaker_code/status',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};

/**
 * The address of an affiliate who has none yet, or whose account nobody uses: mails and, unless another way was approved, payouts go
 * there. Errors: `not_found`, `affiliate_sets_own_email`, `email_invalid`, `edit_conflict`.
 */
export const adminSetAffiliateEmailEndpoint: Endpoint<{
  params: AffiliateParams;
  body: SetAffiliateEmailRequest;
  response: MessageAnswer;
}> = {
  method: 'PUT',
  path: '/api/admin/affiliates/:speaker_code/email',
  access: 'admin',
  confirmed: 'always',
  source: 'C-020',
};

export const adminCreateAffiliateEndpoint: Endpoint<{
  body: CreateAffiliateRequest;
  response: AffiliateInvitationResponse;
}> = {
  method: 'POST',
  path: '/api/admin/affiliates',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};

/** C-062: a first or a new set-password link; the links sent before stop working. */
export const adminInviteAffiliateEndpoint: Endpoint<{
  params: AffiliateParams;
  response: AffiliateInvitationResponse;
}> = {
  method: 'POST',
  path: '/api/admin/affiliates/:speaker_code/invite',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};
