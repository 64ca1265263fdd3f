import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '../errors/app-error.js';

/** The status with which the server answered, if it did. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;

/** No answer in time, a connection that broke or never was, or an answer that says "not now". */
function isOutage(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status >= 500;
}

/** `service_unavailable` for what a retry may mend; every other error as it is. */
export const toOutage = (error: unknown): unknown =>
  isOutage(error) ? new AppError('service_unavailable', { cause: error }) : error;

/** What a body holds, failing in the same words. Like an answer of node:http it fails silently where nobody reads. */
export function withOutageErrors(body: Readable): Readable {
  const told = new PassThrough();
  told.on('error', () => undefined);
  told.once('close', () => body.destroy());
  body.once('error', (error) => told.destroy(toOutage(error) as Error));
  return body.pipe(told);
}
