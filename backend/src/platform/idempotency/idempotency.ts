import { createHash } from 'node:crypto';
import { AppError } from '../errors/app-error.js';

/** Keys are kept for a day (Stripe keeps them as long). */
export const IDEMPOTENCY_HOURS = 24;

const KEY_FORMAT = /^[\x21-\x7e]{8,128}$/;

/** The `Idempotency-Key` header, or null where a client sends none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') return null;
  if (typeof header !== 'string' || !KEY_FORMAT.test(header)) throw new AppError('idempotency_key_invalid');
  return header;
}

export const requestHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');
