import type {
  AddPasskeyRequest,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsePasskeyRequest,
} from '@summit/contracts';

/** Fetched when a browser is about to ask for a passkey: most visitors never do. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this browser offers passkeys by itself, in the field of the address. */
export async function offersPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Has the browser make a passkey. Throws its refusal, which `passkeyFailure` puts into words. */
export async function makePasskey(options: PasskeyCreationOptions): Promise<Omit<AddPasskeyRequest, 'handle'>> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: options });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
}

/** Has the browser use a passkey; with `inField` it waits until one is chosen there, or `signal` ends it. Throws as `makePasskey`. */
export async function answerByPasskey(
  options: PasskeyRequestOptions,
  { inField = false, signal }: { inField?: boolean; signal?: AbortSignal } = {},
): Promise<Omit<UsePasskeyRequest, 'handle'>> {
  const { startAuthentication, WebAuthnAbortService } = await library();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill: inField });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? null,
  };
}
