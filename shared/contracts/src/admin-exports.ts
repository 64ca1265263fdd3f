import type { PageQuery } from './admin-list.js';
import type { DownloadedFile, Endpoint } from './endpoint.js';
import type { CustomersQuery, OverviewQuery } from './admin-dashboard.js';
import type { MailsQuery } from './admin-mails.js';

export const adminExportOverviewEndpoint: Endpoint<{ query: OverviewQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/export/overview',
  access: 'admin',
  staffRole: 'support',
  answerFormat: 'file',
};

export type CustomersFileQuery = Omit<CustomersQuery, keyof PageQuery>;

/** the file is named customers_{n}days. */
export const adminExportCustomersEndpoint: Endpoint<{ query: CustomersFileQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/export/customers',
  access: 'admin',
  staffRole: 'support',
  answerFormat: 'file',
};

export interface SearchQuery {
  search?: string;
}

/** The audit log as it is searched. */
export const adminExportAuditLogEndpoint: Endpoint<{ query: SearchQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/export/audit-log',
  access: 'admin',
  source: 'A-005',
  answerFormat: 'file',
};

/** The mails as they are filtered. */
export const adminExportMailsEndpoint: Endpoint<{
  query: Pick<MailsQuery, 'state' | 'search'>;
  response: DownloadedFile;
}> = {
  method: 'GET',
  path: '/api/admin/export/mails',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
  answerFormat: 'file',
};

/** Addresses that want only what must be sent, as they are searched. */
export const adminExportSuppressionsEndpoint: Endpoint<{ query: SearchQuery; response: DownloadedFile }> = {
  method: 'GET',
  path: '/api/admin/export/suppressions',
  access: 'admin',
  staffRole: 'support',
  source: 'C-062',
  answerFormat: 'file',
};
