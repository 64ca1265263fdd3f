import {
  adminVipUsersEndpoint,
  type VipSummitFilter,
  type VipUserRow,
  type VipUsersStatistics,
} from '@summit/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { usePaging } from '../../lib/paged-list/usePaging';
import type { PagedList } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';

const ALL = ['admin', 'vip-users'] as const;
const PAGE_SIZES = [50, 100, 200] as const;

export interface VipUsersFilter {
  search: string | undefined;
  summit_filter: VipSummitFilter;
}

/** A page of the VIP users, and the figures of all. The documented answer names its rows `users`. */
export function useVipUsers(filter: VipUsersFilter): {
  list: PagedList<VipUserRow>;
  statistics: VipUsersStatistics | undefined;
} {
  const { api } = useServices();
  const [{ page, pageSize }, turnTo] = usePaging(PAGE_SIZES[0], JSON.stringify(filter));
  const { search, summit_filter } = filter;
  const query = { limit: pageSize, skip: page * pageSize, summit_filter, ...(search !== undefined && { search }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...ALL, query],
    queryFn: ({ signal }) => api.send(adminVipUsersEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
  const list: PagedList<VipUserRow> = {
    rows: data?.users,
    total: data?.total,
    paging: data && { page, pageSize, total: data.total, sizes: PAGE_SIZES, onChange: turnTo },
    error,
    isFetching,
    retry: () => void refetch(),
  };
  return { list, statistics: data?.statistics };
}

/** Asks for list and figures again, whatever the filter. */
export function useReloadVipUsers(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ALL }), [queries]);
}
