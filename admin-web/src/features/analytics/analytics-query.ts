import {
  adminAllAffiliatesEndpoint,
  adminFunnelDetailsEndpoint,
  adminFunnelEndpoint,
  adminPageViewsEndpoint,
  adminProductPerformanceEndpoint,
  adminTopAffiliatesEndpoint,
  type FunnelDetailsQuery,
} from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** Page views are always those of the last 30 days. */
export const PAGE_VIEW_DAYS = 30;
/** Places of the leaderboards. */
export const PLACES = 5;

export const funnelQuery = ({ api }: Services, days: number) =>
  queryOptions({
    queryKey: ['admin', 'funnel', days],
    queryFn: async ({ signal }) => (await api.send(adminFunnelEndpoint, { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Who stands behind a stage. Another stage never shows through while this one is loading. */
export const funnelDetailsQuery = ({ api }: Services, query: Required<FunnelDetailsQuery>) =>
  queryOptions({
    queryKey: ['admin', 'funnel-details', query],
    queryFn: async ({ signal }) => (await api.send(adminFunnelDetailsEndpoint, { query, signal })).data,
  });

/** Two panels read it; it is asked for once. */
export const pageViewsQuery = ({ api }: Services) =>
  queryOptions({
    queryKey: ['admin', 'page-views', PAGE_VIEW_DAYS],
    queryFn: async ({ signal }) =>
      (await api.send(adminPageViewsEndpoint, { query: { days: PAGE_VIEW_DAYS }, signal })).data,
  });

export const productPerformanceQuery = ({ api }: Services, days: number) =>
  queryOptions({
    queryKey: ['admin', 'product-performance', days],
    queryFn: async ({ signal }) => (await api.send(adminProductPerformanceEndpoint, { query: { days }, signal })).data,
    placeholderData: keepPreviousData,
  });

export const topAffiliatesQuery = ({ api }: Services, days: number) =>
  queryOptions({
    queryKey: ['admin', 'top-affiliates', days],
    queryFn: async ({ signal }) =>
      (await api.send(adminTopAffiliatesEndpoint, { query: { limit: PLACES, days }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Whoever brings the most clicks first. */
export const clickOrder = (days: number) => ({ days, sort_by: 'total_clicks', sort_order: 'desc' }) as const;

/** The affiliates with the most clicks: the only list that counts clicks is the full one, best first. */
export const clickQuery = ({ api }: Services, days: number) =>
  queryOptions({
    queryKey: ['admin', 'affiliate-clicks', days],
    queryFn: async ({ signal }) => {
      const { data } = await api.send(adminAllAffiliatesEndpoint, { query: clickOrder(days), signal });
      return data.filter(({ total_clicks }) => total_clicks > 0).slice(0, PLACES);
    },
    placeholderData: keepPreviousData,
  });
