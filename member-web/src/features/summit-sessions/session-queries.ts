import {
  allSessionsEndpoint,
  SERVER_TIME_HEADER,
  sessionsByDayEndpoint,
  watchPositionsEndpoint,
  type SummitName,
  type WatchPosition,
} from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices, useVipSession, type Services } from '../../lib/services';

/** The answers differ by who asks, so each bearer has its own. */
const bearerOf = ({ session }: Services): string | null => session.current().token;

/** What was asked for before the page was drawn is not asked for again. */
const FRESH_MS = 10_000;

type Heard = (headers: Headers) => void;

/** A list with the server's clock minus ours in ms, as its answer came in; 0 where the answer does not say. */
async function withSkew<Answer extends object>(ask: (heard: Heard) => Promise<Answer>) {
  let skew = 0;
  const answer = await ask((headers) => {
    skew = Date.parse(headers.get(SERVER_TIME_HEADER) ?? '') - Date.now() || 0;
  });
  return { ...answer, skew };
}

/** All sessions of the current edition (M-123). `v` defeats caches on the way. */
export const allSessionsQuery = (services: Services) =>
  queryOptions({
    queryKey: ['sessions', 'all', bearerOf(services)],
    queryFn: ({ signal }) =>
      withSkew((heard) => services.api.send(allSessionsEndpoint, { query: { v: Date.now() }, signal, heard })),
    staleTime: FRESH_MS,
  });

/** Sessions of one day (M-139), of the current edition where none is named. */
export const dayQuery = (services: Services, day: SummitDay, summit?: SummitName) =>
  queryOptions({
    queryKey: ['sessions', 'day', day, summit ?? null, bearerOf(services)],
    queryFn: ({ signal }) =>
      withSkew((heard) =>
        services.api.send(sessionsByDayEndpoint, {
          params: { day },
          query: { v: Date.now(), ...(summit && { summit }) },
          signal,
          heard,
        }),
      ),
    staleTime: FRESH_MS,
  });

const NOTHING: ReadonlyMap<string, WatchPosition> = new Map();

/** Where the member stopped, newest first; nobody is asked for a visitor. */
export const watchingQuery = (services: Services) =>
  queryOptions({
    queryKey: ['sessions', 'watching', bearerOf(services)],
    queryFn: ({ signal }) => services.api.send(watchPositionsEndpoint, { signal }),
  });

const useWatching = () => {
  const services = useServices();
  const { token } = useVipSession();
  return useQuery({
    ...watchingQuery(services),
    select: ({ positions }): ReadonlyMap<string, WatchPosition> =>
      new Map(positions.map((position) => [position.session_id, position])),
    enabled: token !== null,
  });
};

/** Where the member stopped, by session, newest first; empty for visitors and while it is not known. */
export const useWatchPositions = (): ReadonlyMap<string, WatchPosition> => useWatching().data ?? NOTHING;

/** False while the member's places are under way: a list that waits for them does not move when they come. */
export const useWatchingKnown = (): boolean => !useWatching().isLoading;

/** Share of the film in percent; null where its length is unknown. */
export function watchedPercent({ watched, seconds, duration_seconds }: WatchPosition): number | null {
  if (watched) return 100;
  if (!duration_seconds) return null;
  return Math.min(100, Math.round((seconds / duration_seconds) * 100));
}
