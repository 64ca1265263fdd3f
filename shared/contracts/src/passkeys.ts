import type { AdminSignedIn } from './admin-auth.js';
import type { Endpoint } from './endpoint.js';
import type { MessageAnswer, SuccessAnswer } from './success-answer.js';
import type { VipUser } from './vip-user.js';

/** A passkey that the browser knows already, or may use. */
export interface PasskeyDescriptor {
  /** base64url. */
  id: string;
  type: 'public-key';
  transports?: string[];
}

/** What a browser is told that makes a passkey: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export interface PasskeyCreationOptions {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  /** ms. */
  timeout: number;
  excludeCredentials: PasskeyDescriptor[];
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' };
  attestation: 'none';
}

/** What a browser is told that uses a passkey: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export interface PasskeyRequestOptions {
  rpId: string;
  challenge: string;
  /** ms. */
  timeout: number;
  /** Empty at a sign-in: the browser offers what it has for this host, and nobody learns who has a passkey. */
  allowCredentials: PasskeyDescriptor[];
  userVerification: 'required';
}

/** `handle` names the question in the answer to it: good once, for five minutes. */
export interface PasskeyCreationResponse {
  success: true;
  handle: string;
  options: PasskeyCreationOptions;
}

export interface PasskeyRequestResponse {
  success: true;
  handle: string;
  options: PasskeyRequestOptions;
}

/** What the browser answers when it has made a passkey; all but `handle` as base64url. */
export interface AddPasskeyRequest {
  handle: string;
  credential_id: string;
  client_data: string;
  attestation: string;
  /** How the browser reaches it: `internal`, `hybrid`, `usb` … */
  transports: string[];
}

/** What the browser answers when it has used a passkey; all but `handle` as base64url. */
export interface UsePasskeyRequest {
  handle: string;
  credential_id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  /** The account that the passkey was made for; null where the browser does not say. */
  user_handle: string | null;
}

export interface PasskeyRow {
  id: string;
  label: string;
  /** Copied to the owner's other devices by whoever keeps it. */
  synced: boolean;
  created_at: string;
  last_used_at: string | null;
}

export interface PasskeysResponse {
  success: true;
  /** Oldest first. */
  data: PasskeyRow[];
}

export interface AddPasskeyResponse extends MessageAnswer {
  passkey: PasskeyRow;
}

export interface PasskeyParams {
  passkey_id: string;
}

export interface RenamePasskeyRequest {
  label: string;
}

export interface VipPasskeySignInResponse {
  success: true;
  token: string;
  user: VipUser;
}

/** Signs in with whatever passkey the browser has for this host. A question that is over: `passkey_question_ended`; else `admin_login_failed`. */
export const adminPasskeySignInOptionsEndpoint: Endpoint<{ response: PasskeyRequestResponse }> = {
  method: 'POST',
  path: '/api/admin/auth/passkeys/sign-in-options',
  access: 'public',
  source: 'C-088',
};

export const adminPasskeySignInEndpoint: Endpoint<{ body: UsePasskeyRequest; response: AdminSignedIn }> = {
  method: 'POST',
  path: '/api/admin/auth/passkeys/sign-in',
  access: 'public',
  source: 'C-088',
};

/** Of one's own account, like everything of the sign-in: also of support, and before two-factor is set up. */
const OWN_ACCOUNT = { access: 'admin', staffRole: 'support', beforeTwoFactor: true } as const;

/** In place of `adminConfirmIdentity`: good for the same five minutes. */
export const adminPasskeyConfirmOptionsEndpoint: Endpoint<{ response: PasskeyRequestResponse }> = {
  ...OWN_ACCOUNT,
  method: 'POST',
  path: '/api/admin/auth/passkeys/confirm-options',
  source: 'C-091',
};

export const adminPasskeyConfirmEndpoint: Endpoint<{ body: UsePasskeyRequest; response: SuccessAnswer }> = {
  ...OWN_ACCOUNT,
  method: 'POST',
  path: '/api/admin/auth/passkeys/confirm',
  source: 'C-091',
};

export const adminPasskeysEndpoint: Endpoint<{ response: PasskeysResponse }> = {
  ...OWN_ACCOUNT,
  method: 'GET',
  path: '/api/admin/auth/passkeys',
  source: 'C-088',
};

/** The question of a new passkey: whoever has it has confirmed who they are, so `adminAddPasskey` asks for nothing more. */
export const adminPasskeyOptionsEndpoint: Endpoint<{ response: PasskeyCreationResponse }> = {
  ...OWN_ACCOUNT,
  method: 'POST',
  path: '/api/admin/auth/passkeys/options',
  confirmed: 'always',
  source: 'C-088',
};

export const adminAddPasskeyEndpoint: Endpoint<{ body: AddPasskeyRequest; response: AddPasskeyResponse }> = {
  ...OWN_ACCOUNT,
  method: 'POST',
  path: '/api/admin/auth/passkeys',
  source: 'C-088',
};

export const adminRenamePasskeyEndpoint: Endpoint<{
  params: PasskeyParams;
  body: RenamePasskeyRequest;
  response: MessageAnswer;
}> = { ...OWN_ACCOUNT, method: 'PUT', path: '/api/admin/auth/passkeys/:passkey_id', source: 'C-088' };

/** Refuses the last second factor of staff that needs one: `passkey_needed`. */
export const adminRemovePasskeyEndpoint: Endpoint<{ params: PasskeyParams; response: MessageAnswer }> = {
  ...OWN_ACCOUNT,
  method: 'DELETE',
  path: '/api/admin/auth/passkeys/:passkey_id',
  confirmed: 'always',
  source: 'C-091',
};

export const vipPasskeySignInOptionsEndpoint: Endpoint<{ response: PasskeyRequestResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/passkeys/sign-in-options',
  access: 'public',
  source: 'C-088',
};

/** A question that is over: `passkey_question_ended`; else `vip_login_failed`. */
export const vipPasskeySignInEndpoint: Endpoint<{ body: UsePasskeyRequest; response: VipPasskeySignInResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/passkeys/sign-in',
  access: 'public',
  source: 'C-088',
};

/** In place of `vipConfirmIdentity`. */
export const vipPasskeyConfirmOptionsEndpoint: Endpoint<{ response: PasskeyRequestResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/passkeys/confirm-options',
  access: 'vip',
  source: 'C-091',
};

export const vipPasskeyConfirmEndpoint: Endpoint<{ body: UsePasskeyRequest; response: SuccessAnswer }> = {
  method: 'POST',
  path: '/api/vip/auth/passkeys/confirm',
  access: 'vip',
  source: 'C-091',
};

export const vipPasskeysEndpoint: Endpoint<{ response: PasskeysResponse }> = {
  method: 'GET',
  path: '/api/vip/auth/passkeys',
  access: 'vip',
  source: 'C-088',
};

/** Without `vipConfirmIdentity` or `vipPasskeyConfirm`: as for `vipDisableTwoFactor`. */
export const vipPasskeyOptionsEndpoint: Endpoint<{ response: PasskeyCreationResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/passkeys/options',
  access: 'vip',
  source: 'C-088',
};

export const vipAddPasskeyEndpoint: Endpoint<{ body: AddPasskeyRequest; response: AddPasskeyResponse }> = {
  method: 'POST',
  path: '/api/vip/auth/passkeys',
  access: 'vip',
  source: 'C-088',
};

export const vipRenamePasskeyEndpoint: Endpoint<{
  params: PasskeyParams;
  body: RenamePasskeyRequest;
  response: MessageAnswer;
}> = { method: 'PUT', path: '/api/vip/auth/passkeys/:passkey_id', access: 'vip', source: 'C-088' };

/** Without `vipConfirmIdentity` or `vipPasskeyConfirm`: as for `vipDisableTwoFactor`. */
export const vipRemovePasskeyEndpoint: Endpoint<{ params: PasskeyParams; response: MessageAnswer }> = {
  method: 'DELETE',
  path: '/api/vip/auth/passkeys/:passkey_id',
  access: 'vip',
  source: 'C-091',
};
