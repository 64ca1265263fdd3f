import { landingPageStateEndpoint } from '@summit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services';

/** Whether the summit is over, by the server's word (C-042); false while that is not known. */
export function useSummitConcluded(): boolean {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['summit-phase'],
    queryFn: async ({ signal }) => (await api.send(landingPageStateEndpoint, { signal })).phase,
  });
  return data === 'concluded';
}
