import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '@summit/ui/feedback/ErrorState';

export interface ReportContentProps<Data> {
  report: UseQueryResult<Data>;
  /** What was not loaded, as a sentence. */
  failure: string;
  /** Accessible name of the wait. */
  waiting: string;
  /** Has the shape of the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

const appear = keyframes({ to: { opacity: 1 } });

/** The content of a panel that asks for a report: waits, fails, is asked again, and keeps what it had (ui.md 4.0.3). */
export function ReportContent<Data>({ report, failure, waiting, skeleton, children }: ReportContentProps<Data>) {
  const { data, isError, isFetching, refetch } = report;
  return (
    <>
      {isError && (
        <Box sx={{ mb: data === undefined ? 0 : 2 }}>
          <ErrorState text={failure} busy={isFetching} onRetry={() => void refetch()} />
        </Box>
      )}
      {data === undefined && !isError && (
        // A quick answer shows no skeleton at all.
        <Box role="status" aria-label={waiting} sx={{ opacity: 0, animation: `${appear} 1ms 150ms forwards` }}>
          {skeleton}
        </Box>
      )}
      {data !== undefined && children(data)}
    </>
  );
}
