import { EMAIL_MAX_LENGTH, GUEST_EMAIL, normalizeEmail } from '@summit/rules';
import { tokenHash } from '../crypto/token-hash.js';

/**
 * Whom a limit per e-mail address counts: the hash of the address in a body that nobody has checked yet. Null where there is none, and
 * for the placeholder, which all buyers without an address share.
 */
export function emailSubject(body: unknown): string | null {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  if (typeof email !== 'string' || email.length > EMAIL_MAX_LENGTH) return null;
  const normalized = normalizeEmail(email);
  return normalized === '' || normalized === GUEST_EMAIL ? null : tokenHash(normalized);
}
