import { adminShieldEndpoint } from '@summit/contracts';
import { MINUTE_MS } from '@summit/rules';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** What machines tried, looked at anew every minute, and what owners have chosen. */
export const shieldQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: ['admin', 'shield'],
    queryFn: ({ signal }) => api.send(adminShieldEndpoint, { signal }),
    refetchInterval: MINUTE_MS,
  });
