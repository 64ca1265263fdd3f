import {
  adminGiftClicksEndpoint,
  adminSessionFilmEndpoint,
  adminSessionsEndpoint,
  type GiftClicksRow,
  type SessionFilm,
  type SessionFilmQuery,
  type SessionRow,
} from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Services } from '../../lib/services';

const ALL = ['admin', 'sessions'] as const;

/** The sessions of one day of both editions, or of all days. */
export const sessionsQuery = ({ api }: Services, day: SummitDay | null) =>
  queryOptions({
    queryKey: [...ALL, 'list', day],
    queryFn: async ({ signal }): Promise<SessionRow[]> =>
      (await api.send(adminSessionsEndpoint, { query: day === null ? {} : { day }, signal })).sessions,
    placeholderData: keepPreviousData,
  });

/** Clicks on gifts, most clicked first (M-108). */
export const giftClicksQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: [...ALL, 'gift-clicks'],
    queryFn: async ({ signal }): Promise<GiftClicksRow[]> =>
      (await api.send(adminGiftClicksEndpoint, { signal })).gifts,
  });

/** Which film the server would keep of what is entered (C-056). */
export const sessionFilmQuery = ({ api }: Services, query: SessionFilmQuery) =>
  queryOptions({
    queryKey: [...ALL, 'film', query],
    queryFn: async ({ signal }): Promise<SessionFilm | null> =>
      (await api.send(adminSessionFilmEndpoint, { query, signal })).film,
    placeholderData: keepPreviousData,
  });

/** Asks for everything about sessions again. */
export function useReloadSessions(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ALL }), [queries]);
}
