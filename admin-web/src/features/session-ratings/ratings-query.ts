import { adminExportRatingsEndpoint, adminSessionRatingsEndpoint, type SessionRatingsQuery } from '@summit/contracts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EXPORT_TIMEOUT_MS, type ExportFile } from '../../lib/exports/useExport';
import type { Services } from '../../lib/services';

const ALL = ['admin', 'session-ratings'] as const;

/** The ratings of a filter, and the figures of all. */
export const ratingsQuery = ({ api }: Services, query: SessionRatingsQuery) =>
  queryOptions({
    queryKey: [...ALL, query],
    queryFn: ({ signal }) => api.send(adminSessionRatingsEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Asks for ratings and figures again, whatever the filter. */
export function useReloadRatings(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ALL }), [queries]);
}

/** Every rating of a filter as a file. */
export const ratingsFile = (query: SessionRatingsQuery): ExportFile => ({
  load: (api) => api.download(adminExportRatingsEndpoint, { query, timeoutMs: EXPORT_TIMEOUT_MS }),
  fallbackName: 'session_ratings.csv',
});
