import { adminBundlesEndpoint, type SummitBundleRow } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

const PROGRESS_MS = 1_000;

export const isWriting = ({ state }: SummitBundleRow): boolean => state === 'writing';

/** Looks again while one is being written. */
export const bundlesQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'data-tools', 'bundles'],
    queryFn: async ({ signal }) => (await api.send(adminBundlesEndpoint, { signal })).bundles,
    refetchInterval: ({ state }) => (state.data?.some(isWriting) ? PROGRESS_MS : false),
  });
