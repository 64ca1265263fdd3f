import { adminOfferFilmsEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

export const offerFilmsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'offer-films'],
    queryFn: async ({ signal }) => (await api.send(adminOfferFilmsEndpoint, { signal })).films,
  });
