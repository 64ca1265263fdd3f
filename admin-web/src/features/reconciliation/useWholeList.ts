import type { Endpoint, ListAnswer } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import type { PagedList } from '../../lib/paged-list/usePagedList';
import { pagedListKey } from '../../lib/paged-list/usePagedList';
import { wholeList } from '../../lib/paged-list/whole-list';
import { useServices } from '../../lib/services';

/** A list that the API answers at once, for a `PagedTable`. `refetchMs`: how soon it is read again, by what it says now. */
export function useWholeList<Row>(
  endpoint: Endpoint<{ response: ListAnswer<Row> }>,
  refetchMs?: (rows: readonly Row[]) => number,
): PagedList<Row> {
  const { api } = useServices();
  const list = useQuery({
    queryKey: pagedListKey(endpoint),
    queryFn: async ({ signal }) => (await api.send(endpoint, { signal })) as ListAnswer<Row>,
    refetchInterval: refetchMs && (({ state }) => refetchMs(state.data?.data ?? [])),
  });
  return wholeList(list, list.data?.data);
}
