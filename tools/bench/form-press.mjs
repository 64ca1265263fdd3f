import { createHmac, randomBytes } from 'node:crypto';
import { DEMO_SECRETS } from '../../backend/dist/config/demo-values.js';

/** How long the form was open: what is sent at once looks like a machine's, and is asked for work. */
const FILLED_IN_MS = 5_000;

/**
 * What the page of a form sends beside its fields: where it comes from, and the token that it got when it opened, here signed as the
 * product signs it (`platform/shield/form-tokens.ts`) with the demo's secret, with which the measured product runs. A press without is counted as a suspicious one, which costs other statements.
 * @param {string} form
 * @param {string} origin
 */
export function pressHeaders(form, origin) {
  const issuedAt = (Date.now() - FILLED_IN_MS).toString(36);
  const nonce = randomBytes(16).toString('base64url');
  const parts = ['form-token', form, issuedAt, nonce].join('\u0000');
  const signature = createHmac('sha256', DEMO_SECRETS.LINK_SIGNING_SECRET).update(parts).digest('base64url');
  return { origin, 'x-form-token': `${issuedAt}.${nonce}.${signature}` };
}
