import { publicSessionEndpoint } from '@summit/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices, useVipSession, type Services } from '../../lib/services';

/** One session for whoever opens its link (M-094). `skew`: server's clock minus ours, in ms. */
export const sessionQuery = ({ api, session }: Services, token: string) =>
  queryOptions({
    queryKey: ['sessions', 'page', token, session.current().token],
    queryFn: async ({ signal }) => {
      const answer = await api.send(publicSessionEndpoint, { params: { token }, query: { v: Date.now() }, signal });
      return { answer, skew: Date.parse(answer.server_time) - Date.now() };
    },
    // Each answer counts as a view (M-097): looking back at the window is none.
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export function useSession(token: string) {
  // Another member, another answer.
  useVipSession();
  return useQuery(sessionQuery(useServices(), token));
}
