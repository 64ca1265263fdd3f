import type { AffiliateInvitationResponse } from './admin-affiliates.js';
import type { PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** How people join the affiliate program at the moment. */
export interface AffiliateProgramResponse {
  success: true;
  /** Sign-up page of the external platform (C-057); null: people apply with our own form. */
  join_url: string | null;
  /** Whether somebody looks at an application before its account is opened; never with a `join_url` (F-283). */
  approval_needed: boolean;
}

export interface AffiliateApplicationRequest {
  name: string;
  email: string;
  /** How the applicant wants to recommend the summit, 20 to 2,000 characters. */
  promotion: string;
  /** Empty. Only a robot fills it in: the answer is the same, and nothing is kept. */
  website?: string;
}

export const APPLICATION_STATUSES = ['pending', 'approved', 'declined'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export interface AffiliateApplicationsQuery extends PageQuery {
  status?: ApplicationStatus;
}

export interface AffiliateApplicationRow {
  id: string;
  name: string;
  email: string;
  promotion: string;
  status: ApplicationStatus;
  applied_at: string;
  decided_at: string | null;
  /** Code of the affiliate who has this address; null when nobody has. Approving then sends that account a link. */
  speaker_code: string | null;
  /** A code that nobody has, made from the name. */
  suggested_code: string;
}

export interface ApplicationParams {
  application_id: string;
}

export interface ApproveApplicationRequest {
  /** Code of the new account; not used where the address has one. */
  speaker_code: string;
}

export const affiliateProgramEndpoint: Endpoint<{ response: AffiliateProgramResponse }> = {
  method: 'GET',
  path: '/api/affiliate/program',
  access: 'public',
  source: 'F-279',
};

/**
 * An address applies once: later applications answer the same and change nothing. Errors besides: `email_disposable`, and
 * `proof_of_work_needed` (FORM_HEADERS).
 */
export const applyAsAffiliateEndpoint: Endpoint<{ body: AffiliateApplicationRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/affiliate/applications',
  access: 'public',
  source: 'F-279',
};

/** Those that wait first, oldest first; then those that are decided, newest first. At most 100 at once. */
export const adminAffiliateApplicationsEndpoint: Endpoint<{
  query: AffiliateApplicationsQuery;
  response: PageAnswer<AffiliateApplicationRow>;
}> = {
  method: 'GET',
  path: '/api/admin/affiliate-applications',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};

/** Opens the account and mails the link that sets its password. Errors: `not_found`, `application_decided`, `affiliate_code_exists`, `affiliate_disabled`. */
export const adminApproveApplicationEndpoint: Endpoint<{
  params: ApplicationParams;
  body: ApproveApplicationRequest;
  response: AffiliateInvitationResponse;
}> = {
  method: 'POST',
  path: '/api/admin/affiliate-applications/:application_id/approve',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};

/** Says no by mail. Errors: `not_found`, `application_decided`. */
export const adminDeclineApplicationEndpoint: Endpoint<{ params: ApplicationParams; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/affiliate-applications/:application_id/decline',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
};
