import type { DaysQuery } from './admin-list.js';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { OverviewQuery } from './admin-dashboard.js';

/** */
export const adminExportOverviewEndpoint: Endpoint<{ query: OverviewQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/export/overview',
  access: 'admin',
  staffRole: 'support',
  answerFormat: 'file',
};

/** the file is named customers_{n}days. */
export const adminExportCustomersEndpoint: Endpoint<{ query: DaysQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/export/customers',
  access: 'admin',
  staffRole: 'support',
  answerFormat: 'file',
};
