import { adminProofPageEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

export const proofPageQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: ['admin', 'proof-page'],
    queryFn: async ({ signal }) => (await api.send(adminProofPageEndpoint, { signal })).shown,
  });
