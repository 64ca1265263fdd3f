import type { Endpoint, PageAnswer, PageQuery } from '@summit/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { TablePaging } from '../data-table/table-column';
import { useServices } from '../services';
import { usePaging } from './usePaging';

/** A row of the endpoint table that answers one page of a list, and maybe more. */
export type PagedEndpoint<Query extends PageQuery, Row, More = unknown> = Endpoint<{
  query: Query;
  response: PageAnswer<Row> & More;
}>;

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
 * One page of a list of the API. Another filter begins at the first page; while a page is under way, the one before stays. Where its rows
 * have gone, and the page with them, the list turns to its last one. `answer`: what the API says of the list besides its rows.
 */
export function usePagedList<Query extends PageQuery, Row, More = unknown>(
  endpoint: PagedEndpoint<Query, Row, More>,
  filter: Omit<Query, keyof PageQuery>,
  sizes: readonly [number, ...number[]] = PAGE_SIZES,
): PagedList<Row> & { answer: More | undefined } {
  const { api } = useServices();
  const [{ page, pageSize }, turnTo] = usePaging(sizes[0], JSON.stringify(filter));
  const query = { limit: pageSize, skip: page * pageSize, ...filter };
  // The compiler cannot follow the call's own types through a type parameter; the row of the answer is that of `endpoint`.
  const anyList: PagedEndpoint<PageQuery, unknown> = endpoint;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...pagedListKey(endpoint), query],
    queryFn: async ({ signal }) => (await api.send(anyList, { query, signal })) as PageAnswer<Row> & More,
    placeholderData: keepPreviousData,
  });
  const lastPage = data && !isPlaceholderData ? Math.max(0, Math.ceil(data.total / pageSize) - 1) : page;
  useEffect(() => {
    if (page > lastPage) turnTo({ page: lastPage, pageSize });
  });
  return {
    answer: data,
    rows: data?.data,
    total: data?.total,
    paging: data && { page, pageSize, total: data.total, sizes, onChange: turnTo },
    error,
    isFetching,
    retry: () => void refetch(),
  };
}
