import { createHash } from 'node:crypto';
import { randomToken } from '../../../platform/crypto/random-token.js';

const TOKEN_BYTES = 32;

/** What a link that was mailed is known by here. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A token for a link and what is kept of it: 256 bits, of which only the hash is stored. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomToken(TOKEN_BYTES);
  return { token, tokenHash: hashLinkToken(token) };
}
