import type { DaysQuery, ListAnswer, SortOrder } from './admin-list.js';
import type { Endpoint, PlannedEndpoint } from './endpoint.js';
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
  status: string;
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

export interface AffiliateInvitationResponse extends MessageAnswer {
  /** Shown once, with a copy button; the mail holds the same link. Null when nothing was sent. */
  setup_url: string | null;
}

/** */
export const adminAllAffiliatesEndpoint: Endpoint<{ query: AllAffiliatesQuery; response: AllAffiliatesResponse }> = {
  method: 'GET',
  path: '/api/admin/dashboard/all-affiliates',
  access: 'admin',
};

/** Repeatable; without credentials `tapfiliate_not_configured`. */
export const adminImportAffiliatesEndpoint: PlannedEndpoint<{ response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/dashboard/import-affiliates-from-tapfiliate',
  access: 'admin',
  planned: true,
};

/** C-062. */
export const adminCreateAffiliateEndpoint: Endpoint<{
  body: CreateAffiliateRequest;
  response: AffiliateInvitationResponse;
}> = {
  method: 'POST',
  path: '/api/admin/affiliates',
  access: 'admin',
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
  source: 'C-062',
};
