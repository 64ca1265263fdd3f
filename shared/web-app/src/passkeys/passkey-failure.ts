import { isApiError } from '@summit/api-client';
import { failureText } from '../calls/failure-text.js';

/** What a browser's refusal means to whoever is before it, by the name of the refusal. */
const REFUSALS: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used. The window was closed, or it took too long.',
  InvalidStateError: 'This device holds a passkey for your account already.',
  ConstraintError: 'This device cannot ask for your fingerprint, face or PIN. Use another one.',
  NotSupportedError: 'This device cannot keep a passkey. Use another one.',
  SecurityError: 'Passkeys do not work at this address. Open the page by its usual name.',
};

/** Why it did not work, in plain words; null where another question has taken its place. */
export function passkeyFailure(error: unknown, fallback: string): string | null {
  if (isApiError(error) || !(error instanceof Error)) return failureText(error, fallback);
  if (error.name === 'AbortError') return null;
  return REFUSALS[error.name] ?? fallback;
}
