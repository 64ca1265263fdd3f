import {
  adminCustomersEndpoint,
  adminExportCustomersEndpoint,
  type CustomersQuery,
  type DayRange,
} from '@summit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../../lib/services';
import { EXPORT_TIMEOUT_MS, type ExportFile } from '../../lib/exports/useExport';

/** One page of customers. */
export const customersQuery = ({ api }: Services, query: CustomersQuery) =>
  queryOptions({
    queryKey: ['admin', 'customers', query],
    queryFn: ({ signal }) => api.send(adminCustomersEndpoint, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The customers of a day range as a file. */
export const customersFile = (days: DayRange): ExportFile => ({
  load: (api) => api.download(adminExportCustomersEndpoint, { query: { days }, timeoutMs: EXPORT_TIMEOUT_MS }),
  fallbackName: `customers_${days}days.csv`,
});
