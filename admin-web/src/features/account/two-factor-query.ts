import { adminStatusEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** Whether two-factor sign-in is on. */
export const twoFactorQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'two-factor'],
    queryFn: async ({ signal }) => (await api.send(adminStatusEndpoint, { signal })).data.two_factor_enabled,
  });
