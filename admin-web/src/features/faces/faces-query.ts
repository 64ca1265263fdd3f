import { adminFacesEndpoint } from '@summit/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Services } from '../../lib/services';

const KEY = ['admin', 'faces'] as const;

/** Everybody who is named on a page, with their photos. */
export const facesQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.send(adminFacesEndpoint, { signal })).people,
  });

export function useReloadFaces(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: KEY }), [queries]);
}
