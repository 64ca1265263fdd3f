import { adminExportCustomersEndpoint, type DayRange } from '@summit/contracts';
import { EXPORT_TIMEOUT_MS, type ExportFile } from '../../lib/exports/useExport';

/** The customers of a day range as a file. */
export const customersFile = (days: DayRange): ExportFile => ({
  load: (api) => api.download(adminExportCustomersEndpoint, { query: { days }, timeoutMs: EXPORT_TIMEOUT_MS }),
  fallbackName: `customers_${days}days.csv`,
});
