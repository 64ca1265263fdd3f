import { adminPendingInstallmentsEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** The plans that still have a payment to come. */
export const installmentsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'pending-installments'],
    queryFn: async ({ signal }) => (await api.send(adminPendingInstallmentsEndpoint, { signal })).data,
  });
