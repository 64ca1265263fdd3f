import { vipPurchasesEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

export const purchasesQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['vip', 'purchases'],
    queryFn: async ({ signal }) => (await api.send(vipPurchasesEndpoint, { signal })).purchases,
  });
