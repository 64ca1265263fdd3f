import { adminAllAffiliatesEndpoint, type AllAffiliatesQuery } from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** All affiliates with the figures of the window, sorted by the server. */
export const affiliatesQuery = ({ api }: Services, query: AllAffiliatesQuery) =>
  queryOptions({
    queryKey: ['admin', 'all-affiliates', query],
    queryFn: ({ signal }) => api.send(adminAllAffiliatesEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });
