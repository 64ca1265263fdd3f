import { isApiError } from '@summit/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Only what may be better in a moment is asked again: a server that is busy, away or slow. */
const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.status === 503);

/**
 * `retryDelayMs` is the wait before the one repetition. A browser without a line asks nevertheless: held back, a page would stay empty
 * without a word, and a pressed change would be made once the line is there, when whoever pressed has given up on it.
 */
export const createQueries = (retryDelayMs = 1_000): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: retryDelayMs,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
