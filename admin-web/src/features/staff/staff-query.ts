import { adminStaffEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** Who works in the back office, and whether two-factor is asked of everybody. */
export const staffQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'staff'],
    queryFn: ({ signal }) => api.send(adminStaffEndpoint, { signal }),
  });
