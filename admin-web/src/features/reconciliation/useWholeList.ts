import type { Endpoint, ListAnswer } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import type { PagedList } from '../../lib/paged-list/usePagedList';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';

/** A list that the API answers at once, for a `PagedTable`. `refetchMs`: how soon it is read again, by what it says now. */
export function useWholeList<Row>(
  endpoint: Endpoint<{ response: ListAnswer<Row> }>,
  refetchMs?: (rows: readonly Row[]) => number,
): PagedList<Row> {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: pagedListKey(endpoint),
    queryFn: async ({ signal }) => (await api.send(endpoint, { signal })) as ListAnswer<Row>,
    refetchInterval: refetchMs && (({ state }) => refetchMs(state.data?.data ?? [])),
  });
  return { rows: data?.data, total: data?.data.length, error, isFetching, retry: () => void refetch() };
}
