import { ProviderUnavailable } from '../application/provider-events.port.js';

const FORBIDDEN = 403;

/** What another seller on the account captured. Whoever may list transactions and disputes may read captures of its own. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ProviderUnavailable &&
  error.cause instanceof Error &&
  'statusCode' in error.cause &&
  error.cause.statusCode === FORBIDDEN;
