import type { ConfirmIdentityRequest } from './admin-auth.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';
import type { VipUser } from './vip-user.js';

export interface VipLoginRequest {
  email: string;
  password: string;
  /** Six digits or a backup code; null in the first step (C-088). */
  two_factor_code: string | null;
}

export type VipLoginResponse =
  | { success: true; requires_2fa: false; token: string; user: VipUser }
  | { success: true; requires_2fa: true };

export interface VipStatusResponse {
  success: true;
  user: VipUser;
}

export interface VipSetupPasswordRequest {
  /** From the mailed link: 7 days, single use, consumed by this call only (C-109). */
  token: string;
  password: string;
  confirm_password: string;
}

export interface VipSetupPasswordResponse {
  success: true;
  token: string;
  user: VipUser;
}

export interface VipForgotPasswordRequest {
  email: string;
}

export type VipResetPasswordRequest = VipSetupPasswordRequest;

export interface VipChangePasswordRequest {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

export interface VipEnableTwoFactorResponse {
  success: true;
  /** PNG as a data URL (C-088). */
  qr_code_data: string;
  secret: string;
  backup_codes: string[];
}

export interface VipVerifyTwoFactorRequest {
  code: string;
}

/** M-026. An unknown address and a wrong password both answer `vip_login_failed` (M-028). */
export const vipLoginEndpoint: Endpoint<{ body: VipLoginRequest; response: VipLoginResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/login',
  access: 'public',
};

export const vipStatusEndpoint: Endpoint<{ response: VipStatusResponse }> = {
  method: 'GET',
  path: '/api/vip/auth/status',
  access: 'vip',
};

export const vipSetupPasswordEndpoint: Endpoint<{
  body: VipSetupPasswordRequest;
  response: VipSetupPasswordResponse;
}> = {
  method: 'POST',
  path: '/api/vip/auth/setup-password',
  access: 'public',
};

/** C-034: the same answer for known and unknown addresses. */
export const vipForgotPasswordEndpoint: Endpoint<{ body: VipForgotPasswordRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/forgot-password',
  access: 'public',
  source: 'C-034',
};

/** C-034. Signs nobody in: two-factor still applies at the next sign-in. */
export const vipResetPasswordEndpoint: Endpoint<{ body: VipResetPasswordRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/reset-password',
  access: 'public',
  source: 'C-034',
};

/** M-060. Ends the member's other sign-ins (M-062). */
export const vipChangePasswordEndpoint: Endpoint<{ body: VipChangePasswordRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/change-password',
  access: 'vip',
};

/** Proves anew who is at the browser, for the five minutes in which this sign-in may change its second factor (C-091, S5). */
export const vipConfirmIdentityEndpoint: Endpoint<{ body: ConfirmIdentityRequest; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/confirm-identity',
  access: 'vip',
  source: 'C-091',
};

/** M-067. Two-factor is on only after `vipVerifyTwoFactor`. Without `vipConfirmIdentity`: `password_confirmation_required`. */
export const vipEnableTwoFactorEndpoint: Endpoint<{ response: VipEnableTwoFactorResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/enable-2fa',
  access: 'vip',
};

export const vipVerifyTwoFactorEndpoint: Endpoint<{ body: VipVerifyTwoFactorRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/verify-2fa',
  access: 'vip',
};

/**
 * M-069. Without `vipConfirmIdentity`: `password_confirmation_required`, and `recent_sign_in_required` more than 15 minutes after the
 * sign-in (C-091).
 */
export const vipDisableTwoFactorEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/disable-2fa',
  access: 'vip',
};

/** Ends the token on the server; the browser forgets it as well. */
export const vipLogoutEndpoint: Endpoint<{ response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/logout',
  access: 'vip',
  source: 'M-047',
};
