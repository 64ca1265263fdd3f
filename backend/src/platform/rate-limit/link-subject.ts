import { tokenHash } from '../crypto/token-hash.js';

/** What a limit per mailed link counts: the hash of the token in a body that nobody has checked yet. Null where there is none. */
export function linkSubject(body: unknown): string | null {
  const token = (body as { token?: unknown } | null | undefined)?.token;
  return typeof token === 'string' && token !== '' ? tokenHash(token) : null;
}
