import { adminPendingInstallmentsEndpoint, type PageQuery } from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** One page of the plans that still have a payment to come. */
export const installmentsQuery = ({ api }: Services, query: PageQuery) =>
  queryOptions({
    queryKey: ['admin', 'pending-installments', query],
    queryFn: ({ signal }) => api.send(adminPendingInstallmentsEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
