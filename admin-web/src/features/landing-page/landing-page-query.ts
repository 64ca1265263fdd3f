import { adminLandingHistoryEndpoint, adminLandingPageEndpoint, type LandingPageVersionRow } from '@summit/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Services } from '../../lib/services';

const ALL = ['admin', 'landing-page'] as const;

/** The page as it is published, and the own draft. */
export const landingPageQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: [...ALL, 'page'],
    queryFn: ({ signal }) => api.send(adminLandingPageEndpoint, { signal }),
  });

/** What was published before. */
export const landingHistoryQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: [...ALL, 'history'],
    queryFn: async ({ signal }): Promise<LandingPageVersionRow[]> =>
      (await api.send(adminLandingHistoryEndpoint, { signal })).versions,
  });

/** Asks for everything about the landing page again. */
export function useReloadLandingPage(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ALL }), [queries]);
}
