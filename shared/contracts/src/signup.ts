import type { FreeBonusKey, VisitSource } from '@summit/rules';
import type { Endpoint } from './endpoint.js';

export interface SignupRequest {
  name: string;
  email: string;
  /** For text reminders only (F-001). */
  phone?: string;
}

export interface SignupQuery {
  /** Referral code of the visit (F-242). */
  ref?: string;
  /** Code of the friend whose invite link brought the visitor (C-064). */
  invite?: string;
  /** Where the visit came from; left out for anywhere else. */
  source?: VisitSource;
}

export interface BonusDownload {
  url: string;
}

export type BonusDownloadUrls = Record<FreeBonusKey, BonusDownload>;

export interface SignupResponse {
  id: string;
  bonus_download_urls: BonusDownloadUrls;
  /** The registrant's own link for the friends offer (C-064). */
  invite_url: string;
}

export interface SignupStatsResponse {
  total_signups: number;
}

export interface InviteProgressQuery {
  /** Code at the end of the registrant's own `invite_url`. */
  invite: string;
}

/** How far a registrant is on the way to the friends offer (F-262, C-064). */
export interface InviteProgressResponse {
  friends_registered: number;
  friends_needed: number;
}

/** F-241. A second registration of an address is the error `already_registered` (C-067). */
export const signupEndpoint: Endpoint<{ query: SignupQuery; body: SignupRequest; response: SignupResponse }> = {
  method: 'POST',
  path: '/api/signup',
  access: 'public',
  idempotent: true,
};

/** F-246, polled by the attendee bar (F-070). */
export const signupStatsEndpoint: Endpoint<{ response: SignupStatsResponse }> = {
  method: 'GET',
  path: '/api/signup/stats',
  access: 'public',
};

export const inviteProgressEndpoint: Endpoint<{ query: InviteProgressQuery; response: InviteProgressResponse }> = {
  method: 'GET',
  path: '/api/signup/invite-progress',
  access: 'public',
  source: 'C-064',
};
