import { adminAuditLogEndpoint } from './admin-audit-log.js';
import {
  adminLoginEndpoint,
  adminVerifyTwoFactorEndpoint,
  adminForgotPasswordEndpoint,
  adminResetPasswordEndpoint,
  adminStatusEndpoint,
  adminLogoutEndpoint,
  adminConfirmIdentityEndpoint,
  adminSetupTwoFactorEndpoint,
  adminEnableTwoFactorEndpoint,
  adminChangePasswordEndpoint,
} from './admin-auth.js';
import {
  adminOverviewEndpoint,
  adminOrdersEndpoint,
  adminSetOrderDeliveryEndpoint,
  adminPendingInstallmentsEndpoint,
  adminCustomersEndpoint,
} from './admin-dashboard.js';
import {
  adminPageViewsEndpoint,
  adminFunnelEndpoint,
  adminFunnelDetailsEndpoint,
  adminRevenueChartEndpoint,
  adminProductPerformanceEndpoint,
  adminTopAffiliatesEndpoint,
  adminAffiliatePerformanceEndpoint,
} from './admin-analytics.js';
import {
  adminAllAffiliatesEndpoint,
  adminImportAffiliatesEndpoint,
  adminCreateAffiliateEndpoint,
  adminInviteAffiliateEndpoint,
} from './admin-affiliates.js';
import {
  adminAffiliateApplicationsEndpoint,
  adminApproveApplicationEndpoint,
  adminDeclineApplicationEndpoint,
} from './affiliate-applications.js';
import {
  adminPromoCodesEndpoint,
  adminCreatePromoCodeEndpoint,
  adminClearExpiredPromoCodesEndpoint,
  adminDisableAllPromoCodesEndpoint,
  adminGeneratePromoCodesEndpoint,
  adminDisablePromoCodeEndpoint,
} from './admin-promo-codes.js';
import {
  adminVipUsersEndpoint,
  adminImportVipUsersEndpoint,
  adminCreateVipUserEndpoint,
  adminResendSetupLinkEndpoint,
  adminUpdateVipAccessEndpoint,
  adminDeleteVipUserEndpoint,
} from './admin-vip.js';
import {
  adminSessionsEndpoint,
  adminCreateSessionEndpoint,
  adminUpdateSessionEndpoint,
  adminDeleteSessionEndpoint,
} from './admin-sessions.js';
import {
  adminSaveCaptionsEndpoint,
  adminDeleteCaptionsEndpoint,
  adminGiftClicksEndpoint,
  adminSessionAccessEndpoint,
} from './admin-session-details.js';
import { adminSessionRatingsEndpoint, adminApproveRatingEndpoint, adminRejectRatingEndpoint } from './admin-ratings.js';
import { adminLandingPageEndpoint, adminSaveLandingPageEndpoint } from './admin-landing-page.js';
import {
  adminLegalPagesEndpoint,
  adminCreateLegalPageEndpoint,
  adminUpdateLegalPageEndpoint,
  adminDeleteLegalPageEndpoint,
} from './admin-legal-pages.js';
import {
  adminEmailTemplatesEndpoint,
  adminCreateEmailTemplateEndpoint,
  adminUpdateEmailTemplateEndpoint,
  adminDeleteEmailTemplateEndpoint,
} from './admin-email-templates.js';
import {
  adminPricingPlansEndpoint,
  adminCreatePricingPlanEndpoint,
  adminUpdatePricingPlanEndpoint,
  adminDeletePricingPlanEndpoint,
  adminDiscountOffersEndpoint,
  adminCreateDiscountOfferEndpoint,
  adminUpdateDiscountOfferEndpoint,
  adminDeleteDiscountOfferEndpoint,
} from './admin-pricing-items.js';
import {
  adminFaqsEndpoint,
  adminCreateFaqEndpoint,
  adminUpdateFaqEndpoint,
  adminDeleteFaqEndpoint,
} from './admin-faqs.js';
import { adminContentCheckEndpoint } from './admin-content-check.js';
import {
  adminCleanTestDataEndpoint,
  adminResetAnalyticsEndpoint,
  adminClearAllDataEndpoint,
} from './admin-data-tools.js';
import { promptAnalyticsEndpoint, promptAttemptsEndpoint, promptAttemptsExportEndpoint } from './prompts.js';
import { adminExportOverviewEndpoint, adminExportCustomersEndpoint } from './admin-exports.js';

/** Calls of the back office. */
export const ADMIN_ENDPOINTS = {
  adminLogin: adminLoginEndpoint,
  adminVerifyTwoFactor: adminVerifyTwoFactorEndpoint,
  adminForgotPassword: adminForgotPasswordEndpoint,
  adminResetPassword: adminResetPasswordEndpoint,
  adminStatus: adminStatusEndpoint,
  adminLogout: adminLogoutEndpoint,
  adminConfirmIdentity: adminConfirmIdentityEndpoint,
  adminSetupTwoFactor: adminSetupTwoFactorEndpoint,
  adminEnableTwoFactor: adminEnableTwoFactorEndpoint,
  adminChangePassword: adminChangePasswordEndpoint,
  adminAuditLog: adminAuditLogEndpoint,
  adminOverview: adminOverviewEndpoint,
  adminOrders: adminOrdersEndpoint,
  adminSetOrderDelivery: adminSetOrderDeliveryEndpoint,
  adminPendingInstallments: adminPendingInstallmentsEndpoint,
  adminCustomers: adminCustomersEndpoint,
  adminPageViews: adminPageViewsEndpoint,
  adminFunnel: adminFunnelEndpoint,
  adminFunnelDetails: adminFunnelDetailsEndpoint,
  adminRevenueChart: adminRevenueChartEndpoint,
  adminProductPerformance: adminProductPerformanceEndpoint,
  adminTopAffiliates: adminTopAffiliatesEndpoint,
  adminAffiliatePerformance: adminAffiliatePerformanceEndpoint,
  adminAllAffiliates: adminAllAffiliatesEndpoint,
  adminImportAffiliates: adminImportAffiliatesEndpoint,
  adminCreateAffiliate: adminCreateAffiliateEndpoint,
  adminInviteAffiliate: adminInviteAffiliateEndpoint,
  adminAffiliateApplications: adminAffiliateApplicationsEndpoint,
  adminApproveApplication: adminApproveApplicationEndpoint,
  adminDeclineApplication: adminDeclineApplicationEndpoint,
  adminPromoCodes: adminPromoCodesEndpoint,
  adminCreatePromoCode: adminCreatePromoCodeEndpoint,
  adminClearExpiredPromoCodes: adminClearExpiredPromoCodesEndpoint,
  adminDisableAllPromoCodes: adminDisableAllPromoCodesEndpoint,
  adminGeneratePromoCodes: adminGeneratePromoCodesEndpoint,
  adminDisablePromoCode: adminDisablePromoCodeEndpoint,
  adminVipUsers: adminVipUsersEndpoint,
  adminImportVipUsers: adminImportVipUsersEndpoint,
  adminCreateVipUser: adminCreateVipUserEndpoint,
  adminResendSetupLink: adminResendSetupLinkEndpoint,
  adminUpdateVipAccess: adminUpdateVipAccessEndpoint,
  adminDeleteVipUser: adminDeleteVipUserEndpoint,
  adminSessions: adminSessionsEndpoint,
  adminCreateSession: adminCreateSessionEndpoint,
  adminUpdateSession: adminUpdateSessionEndpoint,
  adminDeleteSession: adminDeleteSessionEndpoint,
  adminSaveCaptions: adminSaveCaptionsEndpoint,
  adminDeleteCaptions: adminDeleteCaptionsEndpoint,
  adminGiftClicks: adminGiftClicksEndpoint,
  adminSessionAccess: adminSessionAccessEndpoint,
  adminSessionRatings: adminSessionRatingsEndpoint,
  adminApproveRating: adminApproveRatingEndpoint,
  adminRejectRating: adminRejectRatingEndpoint,
  adminLandingPage: adminLandingPageEndpoint,
  adminSaveLandingPage: adminSaveLandingPageEndpoint,
  adminLegalPages: adminLegalPagesEndpoint,
  adminCreateLegalPage: adminCreateLegalPageEndpoint,
  adminUpdateLegalPage: adminUpdateLegalPageEndpoint,
  adminDeleteLegalPage: adminDeleteLegalPageEndpoint,
  adminEmailTemplates: adminEmailTemplatesEndpoint,
  adminCreateEmailTemplate: adminCreateEmailTemplateEndpoint,
  adminUpdateEmailTemplate: adminUpdateEmailTemplateEndpoint,
  adminDeleteEmailTemplate: adminDeleteEmailTemplateEndpoint,
  adminPricingPlans: adminPricingPlansEndpoint,
  adminCreatePricingPlan: adminCreatePricingPlanEndpoint,
  adminUpdatePricingPlan: adminUpdatePricingPlanEndpoint,
  adminDeletePricingPlan: adminDeletePricingPlanEndpoint,
  adminDiscountOffers: adminDiscountOffersEndpoint,
  adminCreateDiscountOffer: adminCreateDiscountOfferEndpoint,
  adminUpdateDiscountOffer: adminUpdateDiscountOfferEndpoint,
  adminDeleteDiscountOffer: adminDeleteDiscountOfferEndpoint,
  adminFaqs: adminFaqsEndpoint,
  adminCreateFaq: adminCreateFaqEndpoint,
  adminUpdateFaq: adminUpdateFaqEndpoint,
  adminDeleteFaq: adminDeleteFaqEndpoint,
  adminContentCheck: adminContentCheckEndpoint,
  adminCleanTestData: adminCleanTestDataEndpoint,
  adminResetAnalytics: adminResetAnalyticsEndpoint,
  adminClearAllData: adminClearAllDataEndpoint,
  promptAnalytics: promptAnalyticsEndpoint,
  promptAttempts: promptAttemptsEndpoint,
  promptAttemptsExport: promptAttemptsExportEndpoint,
  adminExportOverview: adminExportOverviewEndpoint,
  adminExportCustomers: adminExportCustomersEndpoint,
};
