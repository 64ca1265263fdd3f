import { adminStatusEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../services';

/** What the back office says of whoever is signed in: role, and whether two-factor is on. */
export const statusQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'status'],
    // Many parts of a page ask; a change of role is seen within a minute, and at once by the server.
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await api.send(adminStatusEndpoint, { signal })).data,
  });
