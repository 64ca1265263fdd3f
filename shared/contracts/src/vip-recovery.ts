import type { Endpoint } from './endpoint.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';

export interface VipLinkRequest {
  /** From the mailed link. */
  token: string;
}

export interface VipLostTwoFactorRequest {
  email: string;
  password: string;
}

export interface VipLostTwoFactorConfirmResponse extends SuccessAnswer {
  /** From then on the password alone signs in. */
  ends_at: string;
}

export interface VipChangeEmailRequest {
  new_email: string;
}

export interface VipConfirmEmailResponse extends SuccessAnswer {
  /** The address that signs in from now on. */
  email: string;
}

/** A setup link that is over mails its owner a new one; the same answer for every token (C-109). */
export const vipRenewSetupLinkEndpoint: Endpoint<{ body: VipLinkRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/renew-setup-link',
  access: 'public',
  source: 'M-184',
};

/** Phone and backup codes are gone: with the right password a link is mailed that starts the waiting time. */
export const vipLostTwoFactorEndpoint: Endpoint<{ body: VipLostTwoFactorRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/lost-2fa',
  access: 'public',
  source: 'M-184',
};

/** Uses the mailed link up: two-factor goes off when the waiting time is over, unless somebody signs in with a code or says no. */
export const vipConfirmLostTwoFactorEndpoint: Endpoint<{
  body: VipLinkRequest;
  response: VipLostTwoFactorConfirmResponse;
}> = {
  method: 'POST',
  path: '/api/vip/auth/lost-2fa/confirm',
  access: 'public',
  source: 'M-184',
};

/** The link of the warning: two-factor stays on. */
export const vipKeepTwoFactorByLinkEndpoint: Endpoint<{ body: VipLinkRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/lost-2fa/cancel',
  access: 'public',
  source: 'M-184',
};

/** The same for a member who is signed in. */
export const vipKeepTwoFactorEndpoint: Endpoint<{ response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/keep-2fa',
  access: 'vip',
  source: 'M-184',
};

/** Mails a link to the new address, which takes over when it is used. Without `vipConfirmIdentity`: `password_confirmation_required`. */
export const vipChangeEmailEndpoint: Endpoint<{ body: VipChangeEmailRequest; response: MessageAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/change-email',
  access: 'vip',
  source: 'M-184',
};

/** Uses that link up and ends all sign-ins but the one that sends it. Orders of the former address stay the member's. */
export const vipConfirmEmailEndpoint: Endpoint<{ body: VipLinkRequest; response: VipConfirmEmailResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/confirm-email',
  access: 'public',
  optionalBearer: 'vip',
  source: 'M-184',
};

/** The link in the mail to the former address, for 7 days: that address signs in again, and all sign-ins end. */
export const vipTakeBackEmailEndpoint: Endpoint<{ body: VipLinkRequest; response: VipConfirmEmailResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/take-back-email',
  access: 'public',
  source: 'M-184',
};
