import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 24 letters and digits behind Stripe's prefix: `newId('pi')`. */
export function newId(prefix: string): string {
  const letters = Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}_${letters.join('')}`;
}
