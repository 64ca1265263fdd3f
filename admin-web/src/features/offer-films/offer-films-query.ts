import { adminOfferFilmsEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

export const FILMS_KEY = ['admin', 'offer-films'] as const;

export const offerFilmsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: FILMS_KEY,
    queryFn: async ({ signal }) => (await api.send(adminOfferFilmsEndpoint, { signal })).films,
  });
