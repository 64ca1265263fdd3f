import type { Endpoint, PageAnswer, PageQuery } from '@summit/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TablePaging } from '../data-table/table-column';
import { useServices } from '../services';
import { usePaging } from './usePaging';

/** A row of the endpoint table that answers one page of a list. */
export type PagedEndpoint<Query extends PageQuery, Row> = Endpoint<{ query: Query; response: PageAnswer<Row> }>;

/** What a `PagedTable` shows. */
export interface PagedList<Row> {
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  /** Rows of all pages. */
  total: number | undefined;
  /** Absent where the API answers all rows at once. */
  paging?: TablePaging | undefined;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

const PAGE_SIZES = [50, 100, 200] as const;

/** Begins the key of every page of a list: what changes a row invalidates it. */
export const pagedListKey = (endpoint: { path: string }) => ['admin', 'list', endpoint.path] as const;

/**
 * One page of a list of the API. Another filter begins at the first page; while a page is under way, the one before stays.
 */
export function usePagedList<Query extends PageQuery, Row>(
  endpoint: PagedEndpoint<Query, Row>,
  filter: Omit<Query, keyof PageQuery>,
  sizes: readonly [number, ...number[]] = PAGE_SIZES,
): PagedList<Row> {
  const { api } = useServices();
  const [{ page, pageSize }, turnTo] = usePaging(sizes[0], JSON.stringify(filter));
  const query = { limit: pageSize, skip: page * pageSize, ...filter };
  // The compiler cannot follow the call's own types through a type parameter; the row of the answer is that of `endpoint`.
  const anyList: PagedEndpoint<PageQuery, unknown> = endpoint;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...pagedListKey(endpoint), query],
    queryFn: async ({ signal }) => (await api.send(anyList, { query, signal })) as PageAnswer<Row>,
    placeholderData: keepPreviousData,
  });
  return {
    rows: data?.data,
    total: data?.total,
    paging: data && { page, pageSize, total: data.total, sizes, onChange: turnTo },
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
