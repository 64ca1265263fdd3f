import { MINUTE_MS } from '@summit/rules';
import { adminAlertsEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** What needs somebody, looked at anew every minute. */
export const alertsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'alerts'],
    queryFn: ({ signal }) => api.send(adminAlertsEndpoint, { signal }),
    refetchInterval: MINUTE_MS,
  });
