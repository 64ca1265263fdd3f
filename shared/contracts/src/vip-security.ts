import type { Endpoint } from './endpoint.js';
import type { MessageAnswer } from './success-answer.js';

/** One browser in which the member is signed in. */
export interface VipSignInRow {
  id: string;
  /** `Chrome on Windows`; null where it did not say. */
  browser: string | null;
  /** Block of addresses that it signed in from. */
  network: string;
  signed_in_at: string;
  /** The one that asks. */
  current: boolean;
}

export interface VipSecurityResponse {
  success: true;
  /** Newest first. */
  sign_ins: VipSignInRow[];
  /** Null where two-factor is off. */
  backup_codes_left: number | null;
  /** When two-factor goes off because its owner has said it is lost; null otherwise. */
  two_factor_ends_at: string | null;
}

export interface VipSignInParams {
  sign_in_id: string;
}

export interface VipBackupCodesResponse {
  success: true;
  /** Shown once; the old ones no longer work. */
  backup_codes: string[];
}

/** What the member should know about the safety of the account. */
export const vipSecurityEndpoint: Endpoint<{ response: VipSecurityResponse }> = {
  method: 'GET',
  path: '/api/vip/auth/security',
  access: 'vip',
  source: 'M-184',
};

/** Ends one sign-in of the member; one that is over or somebody else's answers `not_found`. */
export const vipEndSignInEndpoint: Endpoint<{ params: VipSignInParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/vip/auth/sign-ins/:sign_in_id',
  access: 'vip',
  source: 'M-184',
};

/** Ends every sign-in of the member but the one that asks. */
export const vipSignOutEverywhereEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/sign-out-everywhere',
  access: 'vip',
  source: 'M-184',
};

/** New backup codes in place of the old ones (M-070). Without `vipConfirmIdentity`: as for `vipDisableTwoFactor`. */
export const vipRenewBackupCodesEndpoint: Endpoint<{ response: VipBackupCodesResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/backup-codes',
  access: 'vip',
  source: 'M-070',
};
