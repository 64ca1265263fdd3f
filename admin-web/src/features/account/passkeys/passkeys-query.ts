import { adminPasskeysEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../lib/services';

/** The passkeys of whoever is signed in. */
export const passkeysQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'passkeys'],
    queryFn: async ({ signal }) => (await api.send(adminPasskeysEndpoint, { signal })).data,
  });
