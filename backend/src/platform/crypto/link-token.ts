import { randomToken } from './random-token.js';
import { tokenHash as hashOf } from './token-hash.js';

const TOKEN_BYTES = 32;

/** A token for a mailed link and what is kept of it: 256 bits, of which only the hash is stored. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomToken(TOKEN_BYTES);
  return { token, tokenHash: hashOf(token) };
}
