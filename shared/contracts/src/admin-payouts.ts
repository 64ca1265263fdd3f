import type { PageAnswer, PageQuery } from './admin-list.js';
import type { AffiliateParams } from './admin-affiliates.js';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { SpeakerCommissionsResponse, SpeakerPayout } from './speaker.js';
import type { MessageAnswer } from './success-answer.js';

export const PAYOUT_STATUSES = ['processing', 'paid', 'failed'] as const;
export type PayoutState = (typeof PAYOUT_STATUSES)[number];

/** `given_by_you`: another owner has to send it. Below the amount that needs two owners: `not_needed`. */
export const PAYOUT_APPROVALS = ['not_needed', 'needed', 'given', 'given_by_you'] as const;
export type PayoutApprovalState = (typeof PAYOUT_APPROVALS)[number];

export interface PayoutsFilter {
  status?: PayoutState;
}

/** Without `limit`: all of them. */
export interface PayoutsQuery extends PayoutsFilter, PageQuery {}

/** What one affiliate is paid for one month. Dollars. */
export interface PayoutListRow extends SpeakerPayout {
  id: string;
  speaker_code: string;
  speaker_name: string;
  email: string;
  approval: PayoutApprovalState;
  /** Under way to an address that stands for none: it is in no payment file, and has to be marked failed. */
  goes_nowhere: boolean;
}

export interface PayoutsResponse extends PageAnswer<PayoutListRow> {
  /** Payouts under way, on any page, that the caller may not send yet: two owners are needed. */
  for_two_owners: number;
}

export interface PayoutParams {
  payout_id: string;
}

export interface ClosePayoutRequest {
  outcome: 'paid' | 'failed';
}

/** What an affiliate's commissions come to and why each stands where it stands, newest order first. */
export interface AffiliateStatementResponse extends SpeakerCommissionsResponse {
  payouts: SpeakerPayout[];
}

/** Newest period first. */
export const adminPayoutsEndpoint: Endpoint<{ query: PayoutsQuery; response: PayoutsResponse }> = {
  method: 'GET',
  path: '/api/admin/payouts',
  access: 'admin',
  source: 'C-020',
};

export const adminExportPayoutsEndpoint: Endpoint<{ query: PayoutsFilter; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/payouts/export',
  access: 'admin',
  confirmed: 'always',
  answerFormat: 'file',
  source: 'C-020',
};

/** The payouts under way that the caller may send, as a file for PayPal's Payouts Web: what another owner has to approve is not in it. */
export const adminPaypalPayoutFileEndpoint: Endpoint<{ response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/payouts/paypal-file',
  access: 'admin',
  confirmed: 'always',
  answerFormat: 'file',
  source: 'C-020',
};

/**
 * One owner approves a large payout with their second factor, another one sends it. Errors: `payout_closed`, `payout_approved`,
 * `payout_approval_not_needed`, `payout_approver_without_two_factor`.
 */
export const adminApprovePayoutEndpoint: Endpoint<{ params: PayoutParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/payouts/:payout_id/approve',
  access: 'admin',
  confirmed: 'always',
  source: 'C-020',
};

/**
 * How the transfer went, once: a failed one gives its commissions back to the next run. Errors: `payout_closed`, `payout_needs_approval`,
 * `payout_own_approval`.
 */
export const adminClosePayoutEndpoint: Endpoint<{
  params: PayoutParams;
  body: ClosePayoutRequest;
  response: MessageAnswer;
}> = {
  method: 'POST',
  path: '/api/admin/payouts/:payout_id/close',
  access: 'admin',
  confirmed: 'always',
  source: 'C-020',
};

/** Error: `not_found`. */
export const adminAffiliateStatementEndpoint: Endpoint<{
  params: AffiliateParams;
  query: PageQuery;
  response: AffiliateStatementResponse;
}> = {
  method: 'GET',
  path: '/api/admin/affiliates/:speaker_code/statement',
  access: 'admin',
  source: 'C-020',
};
