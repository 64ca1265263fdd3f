import { createHash, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXY';
const ACCOUNT_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function letters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Id of an order, capture or refund: 17 letters and digits. */
export const resourceId = () => letters(17);

export const eventId = () => `WH-${letters(17)}-${letters(17)}`;

export const disputeId = () => `PP-R-${letters(3)}-${String(randomInt(1e8)).padStart(8, '0')}`;

/** The same e-mail address is always the same PayPal account. */
export function payerIdOf(email: string): string {
  const bytes = createHash('sha256').update(email.toLowerCase()).digest();
  return Array.from(bytes.subarray(0, 13), (byte) => ACCOUNT_LETTERS[byte % ACCOUNT_LETTERS.length]).join('');
}

/** PayPal's times end on whole seconds: 2025-11-21T04:30:12Z. */
export function wireTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
