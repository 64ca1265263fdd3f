import { adminExportOverviewEndpoint, adminOverviewEndpoint, type OverviewQuery } from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';
import { EXPORT_TIMEOUT_MS, type ExportFile } from '../../lib/exports/useExport';

/** The figures of the first tab. */
export const overviewQuery = ({ api }: Services, query: Required<OverviewQuery>) =>
  queryOptions({
    queryKey: ['admin', 'overview', query],
    queryFn: async ({ signal }) => (await api.send(adminOverviewEndpoint, { query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The overview as a file. */
export const overviewFile = (query: Required<OverviewQuery>): ExportFile => ({
  load: (api) => api.download(adminExportOverviewEndpoint, { query, timeoutMs: EXPORT_TIMEOUT_MS }),
  fallbackName: `overview_${query.days}days.csv`,
});
