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
  /** Masked when the setting `mask_registrant_emails` is on (C-063). */
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
};

/** F-309: the caller's own figures only (F-312). */
export const speakerStatsEndpoint: Endpoint<{ response: SpeakerStatsResponse }> = {
  method: 'GET',
  path: '/api/speaker/stats',
  access: 'speaker',
};

/** Ends the token on the server; the browser forgets it as well. */
export const speakerLogoutEndpoint: Endpoint<{ response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/speaker/logout',
  access: 'speaker',
};
