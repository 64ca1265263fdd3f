import { isApiError } from '@summit/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Only what may be better in a moment is asked again: a server that is busy, away or slow. */
const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.status === 503);

/** `retryDelayMs` is the wait before the one repetition. */
export const createQueries = (retryDelayMs = 1_000): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 1 && mayPass(error), retryDelay: retryDelayMs },
    },
  });
