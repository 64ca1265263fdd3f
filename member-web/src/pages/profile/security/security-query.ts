import { vipSecurityEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services';

/** Open sign-ins and the state of the second factor. */
export const securityQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['vip', 'security'],
    queryFn: ({ signal }) => api.send(vipSecurityEndpoint, { signal }),
  });
