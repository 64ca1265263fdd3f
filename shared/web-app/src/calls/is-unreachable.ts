import { isApiError } from '@summit/api-client';

/** The server was not reached or did not answer in time. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
