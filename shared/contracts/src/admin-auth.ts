import type { Endpoint, StaffRole } from './endpoint.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';

export interface AdminLoginRequest {
  email: string;
  password: string;
}

/** A signed-in administrator: the browser keeps the three values. */
export interface AdminSignedIn {
  success: true;
  requires_2fa: false;
  token: string;
  admin_email: string;
  expires_at: string;
}

export type AdminLoginResponse = AdminSignedIn | { success: true; requires_2fa: true; temp_token: string };

export interface AdminVerifyTwoFactorRequest {
  email: string;
  /** 5 minutes, single use, bound to the address. */
  temp_token: string;
  /** Six digits or a backup code (C-088). */
  code: string;
}

export interface AdminForgotPasswordRequest {
  email: string;
}

export interface AdminForgotPasswordResponse extends MessageAnswer {
  /** True where mail cannot be sent: the page then shows the support contact. */
  contact_support: boolean;
}

export interface AdminResetPasswordRequest {
  reset_token: string;
  new_password: string;
}

export interface AdminStatusResponse {
  success: true;
  data: {
    two_factor_enabled: boolean;
    role: StaffRole;
    /** Whether nothing else may be done before two-factor is set up. */
    two_factor_missing: boolean;
    /** How many passkeys the account has. */
    passkeys: number;
  };
}

export interface AdminSetupTwoFactorResponse {
  success: true;
  /** PNG as a data URL (C-088). */
  qr_code: string;
  secret: string;
}

export interface AdminEnableTwoFactorRequest {
  code: string;
}

export interface AdminEnableTwoFactorResponse extends MessageAnswer {
  /** Shown once; each signs in once (C-088). */
  backup_codes: string[];
}

export interface AdminChangePasswordRequest {
  current_password: string;
  new_password: string;
}

/** The password again, and the code where one is asked for at the sign-in. */
export interface ConfirmIdentityRequest {
  current_password: string;
  /** Six digits or a backup code; null where two-factor is off. */
  two_factor_code: string | null;
}

export const adminLoginEndpoint: Endpoint<{ body: AdminLoginRequest; response: AdminLoginResponse }> = {
  method: 'POST',
  path: '/api/admin/auth/login',
  access: 'public',
};

export const adminVerifyTwoFactorEndpoint: Endpoint<{ body: AdminVerifyTwoFactorRequest; response: AdminSignedIn }> = {
  method: 'POST',
  path: '/api/admin/auth/verify-2fa',
  access: 'public',
};

/** the same answer for known and unknown addresses. */
export const adminForgotPasswordEndpoint: Endpoint<{
  body: AdminForgotPasswordRequest;
  response: AdminForgotPasswordResponse;
}> = {
  method: 'POST',
  path: '/api/admin/auth/forgot-password',
  access: 'public',
};

export const adminResetPasswordEndpoint: Endpoint<{ body: AdminResetPasswordRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/auth/reset-password',
  access: 'public',
};

export const adminStatusEndpoint: Endpoint<{ response: AdminStatusResponse }> = {
  method: 'GET',
  path: '/api/admin/auth/status',
  access: 'admin',
  staffRole: 'support',
  beforeTwoFactor: true,
};

/** the token ends on the server. */
export const adminLogoutEndpoint: Endpoint<{ response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/admin/auth/logout',
  access: 'admin',
  staffRole: 'support',
  beforeTwoFactor: true,
};

/** Proves anew who is at the browser, for the five minutes in which this sign-in may change its second factor (S5). */
export const adminConfirmIdentityEndpoint: Endpoint<{ body: ConfirmIdentityRequest; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/admin/auth/confirm-identity',
  access: 'admin',
  staffRole: 'support',
  beforeTwoFactor: true,
  source: 'C-091',
};

/** Two-factor is on only after `adminEnableTwoFactor`. Without `adminConfirmIdentity`: `password_confirmation_required`. */
export const adminSetupTwoFactorEndpoint: Endpoint<{ response: AdminSetupTwoFactorResponse }> = {
  method: 'POST',
  path: '/api/admin/auth/setup-2fa',
  access: 'admin',
  staffRole: 'support',
  beforeTwoFactor: true,
};

export const adminEnableTwoFactorEndpoint: Endpoint<{
  body: AdminEnableTwoFactorRequest;
  response: AdminEnableTwoFactorResponse;
}> = {
  method: 'POST',
  path: '/api/admin/auth/enable-2fa',
  access: 'admin',
  staffRole: 'support',
  beforeTwoFactor: true,
};

/** Ends every sign-in of the administrator. */
export const adminChangePasswordEndpoint: Endpoint<{ body: AdminChangePasswordRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/admin/auth/change-password',
  access: 'admin',
  staffRole: 'support',
  beforeTwoFactor: true,
};
