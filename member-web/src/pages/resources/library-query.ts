import { bonusSizesEndpoint, vipLibraryEndpoint } from '@summit/contracts';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** What stands in the library besides the fixed cards: files of orders, workshops, highlights and gifts. */
export const libraryQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: ['vip', 'library'],
    queryFn: ({ signal }) => api.send(vipLibraryEndpoint, { signal }),
  });

/** What the bonus files really weigh. */
export const bonusSizesQuery = ({ api }: Pick<Services, 'api'>) =>
  queryOptions({
    queryKey: ['bonus-sizes'],
    queryFn: async ({ signal }) => (await api.send(bonusSizesEndpoint, { signal })).sizes,
  });
