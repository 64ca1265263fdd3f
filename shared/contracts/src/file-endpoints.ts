import {
  adminBundleFileEndpoint,
  adminBundlesEndpoint,
  adminCloneSummitEndpoint,
  adminStartBundleEndpoint,
} from './admin-bundles.js';
import {
  adminExportAuditLogEndpoint,
  adminExportCustomersEndpoint,
  adminExportMailsEndpoint,
  adminExportOverviewEndpoint,
  adminExportSuppressionsEndpoint,
} from './admin-exports.js';
import { LIST_FILE_ENDPOINTS } from './list-files.js';

/** Calls of the back office that hand out lists as CSV, and the whole summit as an archive. */
export const FILE_ENDPOINTS = {
  adminStartBundle: adminStartBundleEndpoint,
  adminCloneSummit: adminCloneSummitEndpoint,
  adminBundles: adminBundlesEndpoint,
  adminBundleFile: adminBundleFileEndpoint,
  adminExportOverview: adminExportOverviewEndpoint,
  adminExportCustomers: adminExportCustomersEndpoint,
  adminExportAuditLog: adminExportAuditLogEndpoint,
  adminExportMails: adminExportMailsEndpoint,
  adminExportSuppressions: adminExportSuppressionsEndpoint,
  ...LIST_FILE_ENDPOINTS,
};
