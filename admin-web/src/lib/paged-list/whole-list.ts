import type { UseQueryResult } from '@tanstack/react-query';
import type { PagedList } from './usePagedList';

/** A list that the API answers at once, for a `PagedTable`. `rows`: those to be shown; undefined until the first answer. */
export const wholeList = <Row>(
  { error, isFetching, refetch }: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>,
  rows: readonly Row[] | undefined,
): PagedList<Row> => ({ rows, total: rows?.length, error, isFetching, retry: () => void refetch() });
