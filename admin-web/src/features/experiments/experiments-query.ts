import { adminExperimentsEndpoint } from '@summit/contracts';
import { MINUTE_MS } from '@summit/rules';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** The open experiment and those before it. May be looked at as often as one likes: that is what its intervals are made for. */
export const experimentsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'experiments'],
    queryFn: ({ signal }) => api.send(adminExperimentsEndpoint, { signal }),
    refetchInterval: MINUTE_MS,
  });
