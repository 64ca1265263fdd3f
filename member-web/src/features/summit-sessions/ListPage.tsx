import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ErrorState } from '@summit/ui/feedback/ErrorState';
import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '@summit/web-app/calls/failure-text';
import type { ReactNode } from 'react';
import { Loading } from '../../lib/Loading';
import { SUMMIT_TEXTS } from './messages';
import { useWatchingKnown } from './session-queries';
import { SessionsSkeleton } from './SessionsSkeleton';

export interface ListPageProps<Answer> {
  /** What can be shown at once: the heading, which keeps its place and its focus whatever comes. */
  head: ReactNode;
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** A page with a list of sessions: waits for it, and says so when it can't be had (M-124). */
export function ListPage<Answer>({
  head,
  query: { data, error, isFetching, refetch },
  children,
}: ListPageProps<Answer>) {
  const known = useWatchingKnown();
  return (
    <Container component="main" id="main" sx={{ py: { xs: 4, md: 7 } }}>
      {head}
      {data !== undefined && known ? (
        children(data)
      ) : (
        <Box sx={{ minHeight: '100vh', mt: 4 }}>
          {error ? (
            <ErrorState
              text={failureText(error, SUMMIT_TEXTS.loadFailed)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Loading text={SUMMIT_TEXTS.loading}>
              <SessionsSkeleton />
            </Loading>
          )}
        </Box>
      )}
    </Container>
  );
}
