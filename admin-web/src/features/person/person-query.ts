import { adminPersonEndpoint, type Person, type PersonEvent } from '@summit/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePaging } from '../../lib/paged-list/usePaging';
import type { PagedList } from '../../lib/paged-list/usePagedList';
import { useServices } from '../../lib/services';

const PAGE_SIZES = [50, 100, 200] as const;

/** Events have no id of their own: their place in the list is one. */
export type NumberedEvent = PersonEvent & { number: number };

/** One person, and a page of what happened, newest first. */
export function usePerson(email: string): { person: Person | undefined; list: PagedList<NumberedEvent> } {
  const { api } = useServices();
  const [{ page, pageSize }, turnTo] = usePaging(PAGE_SIZES[0], email);
  const query = { limit: pageSize, skip: page * pageSize };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'person', email, query],
    queryFn: ({ signal }) => api.send(adminPersonEndpoint, { params: { email }, query, signal }),
    // The page before may stay; another person may not.
    placeholderData: (before, last) => (last?.queryKey[2] === email ? keepPreviousData(before) : undefined),
  });
  const list: PagedList<NumberedEvent> = {
    rows: data?.data.map((event, index) => ({ ...event, number: query.skip + index })),
    total: data?.total,
    paging: data && { page, pageSize, total: data.total, sizes: PAGE_SIZES, onChange: turnTo },
    error,
    isFetching,
    retry: () => void refetch(),
  };
  return { person: data?.person, list };
}
