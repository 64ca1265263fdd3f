import { signupEndpoint, signupStatsEndpoint, inviteProgressEndpoint } from './signup.js';
import { landingPreviewEndpoint } from './admin-landing-page.js';
import { landingHeadlineEndpoint, landingPageEndpoint, landingPageStateEndpoint } from './landing-page.js';
import { trackClickEndpoint, trackSignupEndpoint } from './affiliate.js';
import { affiliateProgramEndpoint, applyAsAffiliateEndpoint } from './affiliate-applications.js';
import { trackPageViewEndpoint } from './page-view.js';
import { bonusDownloadEndpoint, bonusSizesEndpoint } from './bonus.js';
import { orderFileEndpoint } from './library.js';
import { startTimerEndpoint } from './timer.js';
import { openOfferLinkEndpoint } from './offer-link.js';
import { oneClickChargeEndpoint, createCheckoutSessionEndpoint, createPaymentPlanEndpoint } from './stripe.js';
import { validateStripeCouponEndpoint } from './coupon.js';
import { createPaypalOrderEndpoint, capturePaypalOrderEndpoint, validatePaypalDiscountEndpoint } from './paypal.js';
import {
  askForRefundEndpoint,
  buyerInvoiceEndpoint,
  buyerOrdersEndpoint,
  buyerResendEndpoint,
  confirmOrderEmailEndpoint,
  correctOrderEmailEndpoint,
  openCardPageEndpoint,
  mailOrdersLinkEndpoint,
} from './buyer-orders.js';
import { heldOrdersEndpoint, orderStatusEndpoint } from './order-status.js';
import {
  speakerLoginEndpoint,
  speakerSetPasswordEndpoint,
  speakerStatsEndpoint,
  speakerCommissionsEndpoint,
  speakerPayoutsEndpoint,
  speakerLogoutEndpoint,
} from './speaker.js';
import {
  speakerBannerEndpoint,
  speakerBannersEndpoint,
  speakerKitEndpoint,
  speakerKitBannerEndpoint,
  speakerKitArchiveEndpoint,
} from './speaker-kit.js';
import {
  speakerAccountEndpoint,
  speakerChangeEmailEndpoint,
  speakerChangePasswordEndpoint,
  speakerConfirmEmailEndpoint,
  speakerTakeBackEmailEndpoint,
  speakerForgotPasswordEndpoint,
  speakerSaleMailsEndpoint,
  speakerSetPayoutMethodEndpoint,
  speakerStatementEndpoint,
  speakerStatementMonthsEndpoint,
} from './speaker-account.js';
import { signupTokenEndpoint } from './form-shield.js';
import { faceFileEndpoint } from './faces.js';
import { offerFilmsEndpoint } from './offer-films.js';
import { proofEndpoint } from './proof.js';
import { unsubscribeEndpoint } from './unsubscribe.js';
import { speakerMissedOrdersEndpoint, speakerReceiptEndpoint, verifyReceiptEndpoint } from './receipts.js';
import { legalPageEndpoint, faqsEndpoint } from './public-content.js';

/** Calls of the public funnel and the speakers' pages. */
export const FUNNEL_ENDPOINTS = {
  signup: signupEndpoint,
  signupStats: signupStatsEndpoint,
  signupToken: signupTokenEndpoint,
  inviteProgress: inviteProgressEndpoint,
  unsubscribe: unsubscribeEndpoint,
  landingPage: landingPageEndpoint,
  landingPageState: landingPageStateEndpoint,
  landingHeadline: landingHeadlineEndpoint,
  landingPreview: landingPreviewEndpoint,
  trackClick: trackClickEndpoint,
  trackSignup: trackSignupEndpoint,
  affiliateProgram: affiliateProgramEndpoint,
  applyAsAffiliate: applyAsAffiliateEndpoint,
  trackPageView: trackPageViewEndpoint,
  bonusDownload: bonusDownloadEndpoint,
  bonusSizes: bonusSizesEndpoint,
  orderFile: orderFileEndpoint,
  startTimer: startTimerEndpoint,
  openOfferLink: openOfferLinkEndpoint,
  oneClickCharge: oneClickChargeEndpoint,
  createCheckoutSession: createCheckoutSessionEndpoint,
  createPaymentPlan: createPaymentPlanEndpoint,
  validateStripeCoupon: validateStripeCouponEndpoint,
  createPaypalOrder: createPaypalOrderEndpoint,
  capturePaypalOrder: capturePaypalOrderEndpoint,
  validatePaypalDiscount: validatePaypalDiscountEndpoint,
  orderStatus: orderStatusEndpoint,
  heldOrders: heldOrdersEndpoint,
  buyerOrders: buyerOrdersEndpoint,
  buyerInvoice: buyerInvoiceEndpoint,
  buyerResend: buyerResendEndpoint,
  askForRefund: askForRefundEndpoint,
  correctOrderEmail: correctOrderEmailEndpoint,
  confirmOrderEmail: confirmOrderEmailEndpoint,
  openCardPage: openCardPageEndpoint,
  mailOrdersLink: mailOrdersLinkEndpoint,
  speakerLogin: speakerLoginEndpoint,
  speakerSetPassword: speakerSetPasswordEndpoint,
  speakerStats: speakerStatsEndpoint,
  speakerCommissions: speakerCommissionsEndpoint,
  speakerPayouts: speakerPayoutsEndpoint,
  speakerReceipt: speakerReceiptEndpoint,
  speakerMissedOrders: speakerMissedOrdersEndpoint,
  verifyReceipt: verifyReceiptEndpoint,
  speakerLogout: speakerLogoutEndpoint,
  speakerForgotPassword: speakerForgotPasswordEndpoint,
  speakerChangePassword: speakerChangePasswordEndpoint,
  speakerChangeEmail: speakerChangeEmailEndpoint,
  speakerConfirmEmail: speakerConfirmEmailEndpoint,
  speakerTakeBackEmail: speakerTakeBackEmailEndpoint,
  speakerAccount: speakerAccountEndpoint,
  speakerSaleMails: speakerSaleMailsEndpoint,
  speakerSetPayoutMethod: speakerSetPayoutMethodEndpoint,
  speakerStatementMonths: speakerStatementMonthsEndpoint,
  speakerStatement: speakerStatementEndpoint,
  speakerBanner: speakerBannerEndpoint,
  speakerBanners: speakerBannersEndpoint,
  speakerKit: speakerKitEndpoint,
  speakerKitBanner: speakerKitBannerEndpoint,
  speakerKitArchive: speakerKitArchiveEndpoint,
  faceFile: faceFileEndpoint,
  offerFilms: offerFilmsEndpoint,
  proof: proofEndpoint,
  legalPage: legalPageEndpoint,
  faqs: faqsEndpoint,
};
