import type { QueryClient } from '@tanstack/react-query';

/** Where an app keeps what the server answered. Its library comes with the first part that asks; a sign-in page asks nothing. */
export interface Answers {
  /** The store; `make` is called once. */
  store: (make: () => QueryClient) => QueryClient;
  /** What one person was shown is not kept for the next. */
  forget: () => void;
}

/** `made`: a store that is there already, as in tests. */
export function keptAnswers(made: QueryClient | null = null): Answers {
  let kept = made;
  return {
    store: (make) => (kept ??= make()),
    forget: () => kept?.clear(),
  };
}
