import { adminExportCustomersEndpoint, type CustomersFileQuery, type DayRange } from '@summit/contracts';
import { csvOf } from '../../lib/exports/csv-of';
import type { ExportFile } from '../../lib/exports/useExport';

/** The customers of a day range as a file, as they are searched. */
export const customersFile =
  (filter: Pick<CustomersFileQuery, 'search' | 'affiliate_code'>) =>
  (days: DayRange): ExportFile =>
    csvOf(`customers_${days}days`, adminExportCustomersEndpoint, { query: { days, ...filter } });
