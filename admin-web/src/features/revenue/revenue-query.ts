import { adminRevenueChartEndpoint, type RevenueChartQuery } from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';

/** Revenue by day, week or month. The answer has every bucket, also those without an order. */
export const revenueQuery = ({ api }: Services, query: Required<RevenueChartQuery>) =>
  queryOptions({
    queryKey: ['admin', 'revenue-chart', query],
    queryFn: async ({ signal }) => {
      const { data } = await api.send(adminRevenueChartEndpoint, { query, signal });
      // With its period: while another one is under way, the old points keep their own names.
      return { points: data, period: query.period };
    },
    placeholderData: keepPreviousData,
  });
