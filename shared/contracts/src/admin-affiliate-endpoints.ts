import {
  adminAllAffiliatesEndpoint,
  adminImportAffiliatesEndpoint,
  adminCreateAffiliateEndpoint,
  adminInviteAffiliateEndpoint,
  adminSetAffiliateEmailEndpoint,
  adminSetAffiliateStatusEndpoint,
} from './admin-affiliates.js';
import {
  adminApprovePayoutMethodEndpoint,
  adminDeclinePayoutMethodEndpoint,
  adminWaitingPayoutMethodsEndpoint,
} from './admin-payout-methods.js';
import {
  adminAffiliateStatementEndpoint,
  adminApprovePayoutEndpoint,
  adminClosePayoutEndpoint,
  adminExportPayoutsEndpoint,
  adminPaypalPayoutFileEndpoint,
  adminPayoutsEndpoint,
} from './admin-payouts.js';
import {
  adminAffiliateApplicationsEndpoint,
  adminApproveApplicationEndpoint,
  adminDeclineApplicationEndpoint,
} from './affiliate-applications.js';
import { adminDecideHeldEndpoint, adminHeldCommissionsEndpoint, adminReceiptEndpoint } from './receipts.js';

/** Calls of the back office about affiliates, their applications and what they are paid. */
export const ADMIN_AFFILIATE_ENDPOINTS = {
  adminAllAffiliates: adminAllAffiliatesEndpoint,
  adminImportAffiliates: adminImportAffiliatesEndpoint,
  adminCreateAffiliate: adminCreateAffiliateEndpoint,
  adminInviteAffiliate: adminInviteAffiliateEndpoint,
  adminSetAffiliateEmail: adminSetAffiliateEmailEndpoint,
  adminSetAffiliateStatus: adminSetAffiliateStatusEndpoint,
  adminAffiliateApplications: adminAffiliateApplicationsEndpoint,
  adminApproveApplication: adminApproveApplicationEndpoint,
  adminDeclineApplication: adminDeclineApplicationEndpoint,
  adminAffiliateStatement: adminAffiliateStatementEndpoint,
  adminPayouts: adminPayoutsEndpoint,
  adminExportPayouts: adminExportPayoutsEndpoint,
  adminPaypalPayoutFile: adminPaypalPayoutFileEndpoint,
  adminApprovePayout: adminApprovePayoutEndpoint,
  adminClosePayout: adminClosePayoutEndpoint,
  adminReceipt: adminReceiptEndpoint,
  adminHeldCommissions: adminHeldCommissionsEndpoint,
  adminDecideHeld: adminDecideHeldEndpoint,
  adminWaitingPayoutMethods: adminWaitingPayoutMethodsEndpoint,
  adminApprovePayoutMethod: adminApprovePayoutMethodEndpoint,
  adminDeclinePayoutMethod: adminDeclinePayoutMethodEndpoint,
};
