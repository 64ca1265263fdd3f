import {
  adminDeskEventEndpoint,
  adminDeskEventsEndpoint,
  adminReplayEventEndpoint,
  adminReplayEventsEndpoint,
} from './admin-desk-events.js';
import {
  adminApproveRefundEndpoint,
  adminDeclineRefundEndpoint,
  adminDeskOrderEndpoint,
  adminDeskRefundsEndpoint,
  adminOrderEvidenceEndpoint,
  adminRefundOrderEndpoint,
} from './admin-desk-orders.js';
import {
  adminAcceptDifferenceEndpoint,
  adminBookMonthsEndpoint,
  adminCloseMonthEndpoint,
  adminDifferenceEndpoint,
  adminDifferencesEndpoint,
  adminExportMonthEndpoint,
  adminReconcileEndpoint,
  adminReconciliationEndpoint,
} from './admin-desk-reconciliation.js';
import {
  adminLookForStuckOrdersEndpoint,
  adminRepairOrderEndpoint,
  adminStuckOrdersEndpoint,
} from './admin-desk-stuck.js';

/** Calls of the money desk. */
export const DESK_ENDPOINTS = {
  adminStuckOrders: adminStuckOrdersEndpoint,
  adminLookForStuckOrders: adminLookForStuckOrdersEndpoint,
  adminRepairOrder: adminRepairOrderEndpoint,
  adminDeskEvents: adminDeskEventsEndpoint,
  adminDeskEvent: adminDeskEventEndpoint,
  adminReplayEvent: adminReplayEventEndpoint,
  adminReplayEvents: adminReplayEventsEndpoint,
  adminDeskOrder: adminDeskOrderEndpoint,
  adminOrderEvidence: adminOrderEvidenceEndpoint,
  adminRefundOrder: adminRefundOrderEndpoint,
  adminDeskRefunds: adminDeskRefundsEndpoint,
  adminApproveRefund: adminApproveRefundEndpoint,
  adminDeclineRefund: adminDeclineRefundEndpoint,
  adminReconciliation: adminReconciliationEndpoint,
  adminReconcile: adminReconcileEndpoint,
  adminDifferences: adminDifferencesEndpoint,
  adminDifference: adminDifferenceEndpoint,
  adminAcceptDifference: adminAcceptDifferenceEndpoint,
  adminBookMonths: adminBookMonthsEndpoint,
  adminCloseMonth: adminCloseMonthEndpoint,
  adminExportMonth: adminExportMonthEndpoint,
};
