import type { Product } from '@summit/rules';
import type { ListAnswer, PageAnswer, PageQuery } from './admin-list.js';
import type { Endpoint } from './endpoint.js';
import type { SuccessAnswer } from './success-answer.js';

export interface SpeakerLoginRequest {
  speaker_code: string;
  password: string;
}

export interface SpeakerLoginResponse {
  access_token: string;
  speaker_name: string;
}

export interface SpeakerSetPasswordRequest {
  /** From the mailed link; consumed here and never by opening the page (C-062, C-109). */
  token: string;
  password: string;
  confirm_password: string;
}

export interface SpeakerSignup {
  name: string;
  /** Masked unless the setting `mask_registrant_emails` is off (C-113). */
  email: string;
  converted_at: string;
}

export interface SpeakerStatsResponse {
  total_clicks: number;
  total_signups: number;
  /** Signups of clicks in percent, 0 without clicks (F-316). */
  conversion_rate: number;
  affiliate_code: string;
  recent_signups: SpeakerSignup[];
}

/** Where a commission stands. `own_order`: bought through the speaker's own link, which earns nothing (C-058). `taken_back`: more was paid out than is earned by now. `canceled`: taken back before it was paid out. `in_review`: a person looks at it first; `denied`: that person decided that it earns nothing. */
export type SpeakerCommissionState =
  | 'waiting_for_delivery'
  | 'held'
  | 'disputed'
  | 'payable'
  | 'in_payout'
  | 'paid'
  | 'taken_back'
  | 'canceled'
  | 'in_review'
  | 'denied'
  | 'own_order';

/** One change of a commission; `clawback`: taken back after a payout. Dollars. */
export interface SpeakerCommissionChange {
  kind: 'earn' | 'adjust' | 'clawback';
  amount: number;
  booked_at: string;
  /** First day of the month of the payout that it belongs to, `YYYY-MM-DD`. */
  payout_period: string | null;
}

/** What one order earns and why: visit, registration, order, hold, payout. It never says who bought. Dollars. */
export interface SpeakerCommission {
  order_id: string;
  product: Product;
  paid_at: string;
  /** What is kept of the order; half of it is earned (C-007). */
  kept: number;
  commission: number;
  state: SpeakerCommissionState;
  /** From when it can be paid out; null while the hold has not begun. */
  payable_at: string | null;
  /** Whether the code came with the order, from the buyer's registration or from the last click of the buyer's browser (C-058). */
  source: 'order' | 'signup' | 'click';
  /** Visits that the code brought in the 45 days before the order. */
  clicks: number;
  last_click_at: string | null;
  /** When the buyer registered with this code; null when not, or with another one. */
  registered_at: string | null;
  changes: SpeakerCommissionChange[];
}

/** Dollars. */
export interface SpeakerEarnings {
  earned: number;
  /** Would go into a payout today. Below zero when the next payout takes money back. */
  payable: number;
  /** Waits: hold, delivery, dispute. */
  held: number;
  in_payout: number;
  paid: number;
}

export interface SpeakerCommissionsResponse extends PageAnswer<SpeakerCommission> {
  earnings: SpeakerEarnings;
  /** The least balance that is paid out, in dollars. */
  payout_minimum: number;
}

/** Dollars. */
export interface SpeakerPayout {
  /** First day of the month, `YYYY-MM-DD`. */
  period: string;
  amount: number;
  status: 'processing' | 'paid' | 'failed';
  created_at: string;
  closed_at: string | null;
}

/** F-306. A wrong code and a wrong password both answer `speaker_login_failed`. */
export const speakerLoginEndpoint: Endpoint<{ body: SpeakerLoginRequest; response: SpeakerLoginResponse }> = {
  method: 'POST',
  path: '/api/speaker/login',
  access: 'public',
};

export const speakerSetPasswordEndpoint: Endpoint<{
  body: SpeakerSetPasswordRequest;
  response: SpeakerLoginResponse;
}> = {
  method: 'POST',
  path: '/api/speaker/set-password',
  access: 'public',
  source: 'C-062',
};

/** F-309: the caller's own figures only (F-312). */
export const speakerStatsEndpoint: Endpoint<{ response: SpeakerStatsResponse }> = {
  method: 'GET',
  path: '/api/speaker/stats',
  access: 'speaker',
};

/** The caller's own commissions, newest order first, each with its reason. At most 100 at once. */
export const speakerCommissionsEndpoint: Endpoint<{ query: PageQuery; response: SpeakerCommissionsResponse }> = {
  method: 'GET',
  path: '/api/speaker/commissions',
  access: 'speaker',
  source: 'C-020',
};

/** The caller's own payouts, newest first. */
export const speakerPayoutsEndpoint: Endpoint<{ response: ListAnswer<SpeakerPayout> }> = {
  method: 'GET',
  path: '/api/speaker/payouts',
  access: 'speaker',
  source: 'C-020',
};

/** Ends the token on the server; the browser forgets it as well. */
export const speakerLogoutEndpoint: Endpoint<{ response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/speaker/logout',
  access: 'speaker',
  source: 'F-011',
};
