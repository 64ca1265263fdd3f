import { adminRetentionEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** How long what is kept, and what the last night did. */
export const retentionQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: ['admin', 'privacy', 'retention'],
    queryFn: async ({ signal }) => (await api.send(adminRetentionEndpoint, { signal })).periods,
  });
