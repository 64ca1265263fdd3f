import { publicSessionEndpoint, SESSION_PREVIEW, sessionPreviewEndpoint } from '@summit/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices, useVipSession, type Services } from '../../lib/services';

/** From a link of the back office, which shows the page as it will be at the opening; null elsewhere. */
export const previewToken = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get(SESSION_PREVIEW);

/** One session for whoever opens its link (M-094). `skew`: server's clock minus ours, in ms. */
export const sessionQuery = ({ api, session }: Services, token: string, preview: string | null) =>
  queryOptions({
    queryKey: ['sessions', 'page', token, preview, session.current().token],
    queryFn: async ({ signal }) => {
      const answer =
        preview === null
          ? await api.send(publicSessionEndpoint, { params: { token }, query: { v: Date.now() }, signal })
          : await api.send(sessionPreviewEndpoint, { query: { preview }, signal });
      return { answer, skew: Date.parse(answer.server_time) - Date.now() };
    },
    // Each answer counts as a view (M-097): looking back at the window is none.
    staleTime: Infinity,
    refetchOnReconnect: ({ state }) => state.data === undefined,
    refetchOnWindowFocus: false,
  });

export function useSession(token: string, preview: string | null) {
  // Another member, another answer.
  useVipSession();
  return useQuery(sessionQuery(useServices(), token, preview));
}
