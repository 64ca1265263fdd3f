import { adminAllAffiliatesEndpoint, type AllAffiliatesQuery } from './admin-affiliates.js';
import {
  adminFunnelDetailsEndpoint,
  adminPageViewsEndpoint,
  adminProductPerformanceEndpoint,
  adminRevenueChartEndpoint,
  adminTopAffiliatesEndpoint,
} from './admin-analytics.js';
import { adminBuyerRequestsEndpoint } from './admin-buyer-requests.js';
import { adminOrdersEndpoint, adminPendingInstallmentsEndpoint } from './admin-dashboard.js';
import { adminDeskEventsEndpoint } from './admin-desk-events.js';
import { adminDeskRefundsEndpoint } from './admin-desk-orders.js';
import {
  adminBookMonthsEndpoint,
  adminDifferencesEndpoint,
  adminReconciliationEndpoint,
} from './admin-desk-reconciliation.js';
import { adminStuckOrdersEndpoint } from './admin-desk-stuck.js';
import { adminFigureEndpoint } from './admin-figures.js';
import type { PageQuery } from './admin-list.js';
import { adminWaitingPayoutMethodsEndpoint } from './admin-payout-methods.js';
import { adminAffiliateStatementEndpoint } from './admin-payouts.js';
import { adminPersonEndpoint } from './admin-people.js';
import { adminPromoCodesEndpoint } from './admin-promo-codes.js';
import { adminSessionRatingsEndpoint } from './admin-ratings.js';
import { adminGiftClicksEndpoint } from './admin-session-details.js';
import { adminSessionsEndpoint, type AdminSessionsQuery } from './admin-sessions.js';
import { adminStaffEndpoint } from './admin-staff.js';
import { adminVipUsersEndpoint } from './admin-vip.js';
import { adminAffiliateApplicationsEndpoint } from './affiliate-applications.js';
import type { DownloadedFile, Endpoint, EndpointShape, ParamsOf, QueryOf } from './endpoint.js';
import { adminShieldEndpoint } from './form-shield.js';
import { adminHeldCommissionsEndpoint } from './receipts.js';
import type { SummitKey } from './summit-names.js';

/** What a file of a list is asked with: the list's own path and filters. It has no pages. */
type FileShapeOf<List> = { response: DownloadedFile } & (ParamsOf<List> extends object
  ? { params: ParamsOf<List> }
  : unknown) &
  (QueryOf<List> extends object ? { query: Omit<QueryOf<List>, keyof PageQuery> } : unknown);

/** The rows of a list as CSV, as it is filtered, for whoever may see the list. `row` says what asks for a list that the documents name. */
const fileOf = <List extends Endpoint<EndpointShape>, Shape extends EndpointShape = FileShapeOf<List>>(
  name: string,
  list: List,
  row = list.source,
): Endpoint<Shape> => ({
  method: 'GET',
  path: `/api/admin/export/${name}`,
  access: list.access,
  ...(list.staffRole && { staffRole: list.staffRole }),
  ...(row !== undefined && { source: row }),
  answerFormat: 'file',
});

/** The back office filters these lists itself, so their files are asked with what it filters by. */
export interface SessionsFileQuery extends AdminSessionsQuery {
  edition?: SummitKey;
  /** Part of a topic or a speaker's name. */
  search?: string;
}

export interface AffiliatesFileQuery extends AllAffiliatesQuery {
  /** Part of a name, a code or an address. */
  search?: string;
}

export const adminExportStaffEndpoint = fileOf('staff', adminStaffEndpoint);
export const adminExportPromoCodesEndpoint = fileOf('promo-codes', adminPromoCodesEndpoint, 'A-116');
export const adminExportBuyerRequestsEndpoint = fileOf('buyer-requests', adminBuyerRequestsEndpoint);
export const adminExportOrdersEndpoint = fileOf('orders', adminOrdersEndpoint, 'A-062');
export const adminExportInstallmentsEndpoint = fileOf(
  'pending-installments',
  adminPendingInstallmentsEndpoint,
  'A-088',
);
export const adminExportFigureEndpoint = fileOf('figure', adminFigureEndpoint);
export const adminExportFunnelDetailsEndpoint = fileOf('funnel-details', adminFunnelDetailsEndpoint, 'A-078');
export const adminExportRevenueEndpoint = fileOf('revenue', adminRevenueChartEndpoint, 'A-079');
export const adminExportPageViewsEndpoint = fileOf('page-views', adminPageViewsEndpoint, 'A-077');
export const adminExportReferrersEndpoint = fileOf('referrers', adminPageViewsEndpoint, 'A-077');
export const adminExportProductsEndpoint = fileOf('products', adminProductPerformanceEndpoint);
export const adminExportTopAffiliatesEndpoint = fileOf('top-affiliates', adminTopAffiliatesEndpoint);
export const adminExportSessionsEndpoint: Endpoint<{ query: SessionsFileQuery; response: DownloadedFile }> = fileOf(
  'sessions',
  adminSessionsEndpoint,
  'A-174',
);
export const adminExportGiftClicksEndpoint: Endpoint<{
  query: Omit<SessionsFileQuery, 'search'>;
  response: DownloadedFile;
}> = fileOf('gift-clicks', adminGiftClicksEndpoint);
/** Averages are of all ratings, whatever the list is filtered by. */
export const adminExportRatedSpeakersEndpoint: Endpoint<{ response: DownloadedFile }> = fileOf(
  'rated-speakers',
  adminSessionRatingsEndpoint,
  'A-162',
);
export const adminExportRatedSessionsEndpoint: Endpoint<{ response: DownloadedFile }> = fileOf(
  'rated-sessions',
  adminSessionRatingsEndpoint,
  'A-162',
);
export const adminExportPersonEventsEndpoint = fileOf('people/:email', adminPersonEndpoint);
export const adminExportVipUsersEndpoint = fileOf('vip-users', adminVipUsersEndpoint, 'A-133');
export const adminExportAffiliatesEndpoint: Endpoint<{ query: AffiliatesFileQuery; response: DownloadedFile }> = fileOf(
  'affiliates',
  adminAllAffiliatesEndpoint,
  'A-144',
);
export const adminExportStatementEndpoint = fileOf('affiliates/:speaker_code', adminAffiliateStatementEndpoint);
export const adminExportApplicationsEndpoint = fileOf('affiliate-applications', adminAffiliateApplicationsEndpoint);
export const adminExportHeldCommissionsEndpoint = fileOf('held-commissions', adminHeldCommissionsEndpoint);
export const adminExportPayoutMethodsEndpoint = fileOf('payout-methods', adminWaitingPayoutMethodsEndpoint);
export const adminExportDeskEventsEndpoint = fileOf('desk-events', adminDeskEventsEndpoint);
export const adminExportDeskRefundsEndpoint = fileOf('desk-refunds', adminDeskRefundsEndpoint);
export const adminExportStuckOrdersEndpoint = fileOf('stuck-orders', adminStuckOrdersEndpoint);
export const adminExportDifferencesEndpoint = fileOf('differences', adminDifferencesEndpoint);
export const adminExportReconciliationsEndpoint = fileOf('reconciliations', adminReconciliationEndpoint);
export const adminExportBookMonthsEndpoint = fileOf('book-months', adminBookMonthsEndpoint);
export const adminExportShieldEndpoint = fileOf('shield', adminShieldEndpoint);

/** Every list of the back office that is handed out as it is filtered. */
export const LIST_FILE_ENDPOINTS = {
  adminExportStaff: adminExportStaffEndpoint,
  adminExportPromoCodes: adminExportPromoCodesEndpoint,
  adminExportBuyerRequests: adminExportBuyerRequestsEndpoint,
  adminExportOrders: adminExportOrdersEndpoint,
  adminExportInstallments: adminExportInstallmentsEndpoint,
  adminExportFigure: adminExportFigureEndpoint,
  adminExportFunnelDetails: adminExportFunnelDetailsEndpoint,
  adminExportRevenue: adminExportRevenueEndpoint,
  adminExportPageViews: adminExportPageViewsEndpoint,
  adminExportReferrers: adminExportReferrersEndpoint,
  adminExportProducts: adminExportProductsEndpoint,
  adminExportTopAffiliates: adminExportTopAffiliatesEndpoint,
  adminExportSessions: adminExportSessionsEndpoint,
  adminExportGiftClicks: adminExportGiftClicksEndpoint,
  adminExportRatedSpeakers: adminExportRatedSpeakersEndpoint,
  adminExportRatedSessions: adminExportRatedSessionsEndpoint,
  adminExportPersonEvents: adminExportPersonEventsEndpoint,
  adminExportVipUsers: adminExportVipUsersEndpoint,
  adminExportAffiliates: adminExportAffiliatesEndpoint,
  adminExportStatement: adminExportStatementEndpoint,
  adminExportApplications: adminExportApplicationsEndpoint,
  adminExportHeldCommissions: adminExportHeldCommissionsEndpoint,
  adminExportPayoutMethods: adminExportPayoutMethodsEndpoint,
  adminExportDeskEvents: adminExportDeskEventsEndpoint,
  adminExportDeskRefunds: adminExportDeskRefundsEndpoint,
  adminExportStuckOrders: adminExportStuckOrdersEndpoint,
  adminExportDifferences: adminExportDifferencesEndpoint,
  adminExportReconciliations: adminExportReconciliationsEndpoint,
  adminExportBookMonths: adminExportBookMonthsEndpoint,
  adminExportShield: adminExportShieldEndpoint,
};
