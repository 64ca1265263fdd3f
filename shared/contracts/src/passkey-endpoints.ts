import {
  adminPasskeySignInOptionsEndpoint,
  adminPasskeySignInEndpoint,
  adminPasskeyConfirmOptionsEndpoint,
  adminPasskeyConfirmEndpoint,
  adminPasskeysEndpoint,
  adminPasskeyOptionsEndpoint,
  adminAddPasskeyEndpoint,
  adminRenamePasskeyEndpoint,
  adminRemovePasskeyEndpoint,
  vipPasskeySignInOptionsEndpoint,
  vipPasskeySignInEndpoint,
  vipPasskeyConfirmOptionsEndpoint,
  vipPasskeyConfirmEndpoint,
  vipPasskeysEndpoint,
  vipPasskeyOptionsEndpoint,
  vipAddPasskeyEndpoint,
  vipRenamePasskeyEndpoint,
  vipRemovePasskeyEndpoint,
} from './passkeys.js';

/** Calls around the passkeys of staff. */
export const ADMIN_PASSKEY_ENDPOINTS = {
  adminPasskeySignInOptions: adminPasskeySignInOptionsEndpoint,
  adminPasskeySignIn: adminPasskeySignInEndpoint,
  adminPasskeyConfirmOptions: adminPasskeyConfirmOptionsEndpoint,
  adminPasskeyConfirm: adminPasskeyConfirmEndpoint,
  adminPasskeys: adminPasskeysEndpoint,
  adminPasskeyOptions: adminPasskeyOptionsEndpoint,
  adminAddPasskey: adminAddPasskeyEndpoint,
  adminRenamePasskey: adminRenamePasskeyEndpoint,
  adminRemovePasskey: adminRemovePasskeyEndpoint,
};

/** Calls around the passkeys of members. */
export const VIP_PASSKEY_ENDPOINTS = {
  vipPasskeySignInOptions: vipPasskeySignInOptionsEndpoint,
  vipPasskeySignIn: vipPasskeySignInEndpoint,
  vipPasskeyConfirmOptions: vipPasskeyConfirmOptionsEndpoint,
  vipPasskeyConfirm: vipPasskeyConfirmEndpoint,
  vipPasskeys: vipPasskeysEndpoint,
  vipPasskeyOptions: vipPasskeyOptionsEndpoint,
  vipAddPasskey: vipAddPasskeyEndpoint,
  vipRenamePasskey: vipRenamePasskeyEndpoint,
  vipRemovePasskey: vipRemovePasskeyEndpoint,
};
