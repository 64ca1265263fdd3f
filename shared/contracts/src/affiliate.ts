import type { Endpoint } from './endpoint.js';

export interface TrackClickQuery {
  affiliate_code: string;
  referrer?: string;
}

export interface TrackSignupQuery {
  affiliate_code: string;
  signup_id: string;
  email: string;
  name: string;
}

export interface TrackResponse {
  success: true;
  /** False for unknown codes, repeats of the same day and self-referrals: no failure for the visitor (C-058..061). */
  tracked: boolean;
}

export const trackClickEndpoint: Endpoint<{ query: TrackClickQuery; response: TrackResponse }> = {
  method: 'POST',
  path: '/api/affiliate/track-click',
  access: 'public',
};

export const trackSignupEndpoint: Endpoint<{ query: TrackSignupQuery; response: TrackResponse }> = {
  method: 'POST',
  path: '/api/affiliate/track-signup',
  access: 'public',
};
