import { vipPasskeysEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services';

/** The passkeys of the member. */
export const passkeysQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['vip', 'passkeys'],
    queryFn: async ({ signal }) => (await api.send(vipPasskeysEndpoint, { signal })).data,
  });
