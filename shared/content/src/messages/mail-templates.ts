import { addOn } from './mail/add-on.js';
import { affiliateApplicationDeclined } from './mail/affiliate-application-declined.js';
import { affiliateApplicationNotice } from './mail/affiliate-application-notice.js';
import { affiliateApplicationReceived } from './mail/affiliate-application-received.js';
import { affiliateInvitation } from './mail/affiliate-invitation.js';
import { affiliateSale } from './mail/affiliate-sale.js';
import { bonusLinks } from './mail/bonus-links.js';
import { dayClosing, dayOpen, daySoon, dayTomorrow } from './mail/day-reminders.js';
import { operatorAlert } from './mail/operator-alert.js';
import { buyerRequestNotice } from './mail/buyer-request-notice.js';
import { dfyDetails } from './mail/dfy-details.js';
import { disputeClosed } from './mail/dispute-closed.js';
import { disputeOpened } from './mail/dispute-opened.js';
import { backupCodesRenewed } from './mail/backup-codes-renewed.js';
import { emailChangeLink } from './mail/email-change-link.js';
import { emailChanged } from './mail/email-changed.js';
import { implementationDetails } from './mail/implementation-details.js';
import { nextSummitDates } from './mail/next-summit-dates.js';
import { orderEmailConfirm } from './mail/order-email-confirm.js';
import { ordersLink } from './mail/orders-link.js';
import { passkeyAdded } from './mail/passkey-added.js';
import { passkeyRefused } from './mail/passkey-refused.js';
import { passkeyRemoved } from './mail/passkey-removed.js';
import { passwordChanged } from './mail/password-changed.js';
import { passwordResetAdmin } from './mail/password-reset-admin.js';
import { passwordResetSpeaker } from './mail/password-reset-speaker.js';
import { passwordResetVip } from './mail/password-reset-vip.js';
import { payoutFailed } from './mail/payout-failed.js';
import { payoutMethodAsked } from './mail/payout-method-asked.js';
import { payoutMethodDecided } from './mail/payout-method-decided.js';
import { payoutMethodNotice } from './mail/payout-method-notice.js';
import { payoutStatement } from './mail/payout-statement.js';
import { planCanceled } from './mail/plan-canceled.js';
import { planDefaulted } from './mail/plan-defaulted.js';
import { planFinished } from './mail/plan-finished.js';
import { planInstallmentFailed } from './mail/plan-installment-failed.js';
import { planInstallmentPaid } from './mail/plan-installment-paid.js';
import { receipt } from './mail/receipt.js';
import { refundDeclined } from './mail/refund-declined.js';
import { refund } from './mail/refund.js';
import { secondPaymentRefund } from './mail/second-payment-refund.js';
import { secondPayment } from './mail/second-payment.js';
import { sessionReminder } from './mail/session-reminder.js';
import { speakerEmailChangeLink } from './mail/speaker-email-change-link.js';
import { speakerEmailChanged } from './mail/speaker-email-changed.js';
import { speakerInvitation } from './mail/speaker-invitation.js';
import { staffInvitation } from './mail/staff-invitation.js';
import { twoFactorDisabled } from './mail/two-factor-disabled.js';
import { twoFactorEnabled } from './mail/two-factor-enabled.js';
import { twoFactorEnding } from './mail/two-factor-ending.js';
import { twoFactorLost } from './mail/two-factor-lost.js';
import { vipAlreadyMember } from './mail/vip-already-member.js';
import { vipBonusLink } from './mail/vip-bonus-link.js';
import { vipSetupLink } from './mail/vip-setup-link.js';
import { vipSetupReminder } from './mail/vip-setup-reminder.js';
import { vipSetupResend } from './mail/vip-setup-resend.js';
import { welcome, welcomeConcluded } from './mail/welcome.js';

/** Every mail the product sends, by id (C-062). */
export const MAIL_TEMPLATES = {
  welcome,
  'welcome-concluded': welcomeConcluded,
  'bonus-links': bonusLinks,
  'vip-setup-link': vipSetupLink,
  'vip-setup-reminder': vipSetupReminder,
  'vip-setup-resend': vipSetupResend,
  'vip-already-member': vipAlreadyMember,
  'vip-bonus-link': vipBonusLink,
  'password-reset-admin': passwordResetAdmin,
  'staff-invitation': staffInvitation,
  'password-reset-vip': passwordResetVip,
  'password-reset-speaker': passwordResetSpeaker,
  'password-changed': passwordChanged,
  'two-factor-enabled': twoFactorEnabled,
  'two-factor-disabled': twoFactorDisabled,
  'two-factor-lost': twoFactorLost,
  'two-factor-ending': twoFactorEnding,
  'backup-codes-renewed': backupCodesRenewed,
  'passkey-added': passkeyAdded,
  'passkey-removed': passkeyRemoved,
  'passkey-refused': passkeyRefused,
  'email-change-link': emailChangeLink,
  'email-changed': emailChanged,
  'implementation-details': implementationDetails,
  'dfy-details': dfyDetails,
  'add-on': addOn,
  receipt,
  'plan-installment-paid': planInstallmentPaid,
  'plan-installment-failed': planInstallmentFailed,
  'plan-defaulted': planDefaulted,
  'plan-canceled': planCanceled,
  'plan-finished': planFinished,
  'dispute-opened': disputeOpened,
  'dispute-closed': disputeClosed,
  refund,
  'refund-declined': refundDeclined,
  'order-email-confirm': orderEmailConfirm,
  'orders-link': ordersLink,
  'buyer-request-notice': buyerRequestNotice,
  'operator-alert': operatorAlert,
  'second-payment': secondPayment,
  'second-payment-refund': secondPaymentRefund,
  'speaker-invitation': speakerInvitation,
  'affiliate-application-received': affiliateApplicationReceived,
  'affiliate-application-notice': affiliateApplicationNotice,
  'affiliate-application-declined': affiliateApplicationDeclined,
  'affiliate-invitation': affiliateInvitation,
  'affiliate-sale': affiliateSale,
  'speaker-email-change-link': speakerEmailChangeLink,
  'speaker-email-changed': speakerEmailChanged,
  'payout-failed': payoutFailed,
  'payout-method-asked': payoutMethodAsked,
  'payout-method-decided': payoutMethodDecided,
  'payout-method-notice': payoutMethodNotice,
  'payout-statement': payoutStatement,
  'session-reminder': sessionReminder,
  'day-tomorrow': dayTomorrow,
  'day-soon': daySoon,
  'day-open': dayOpen,
  'day-closing': dayClosing,
  'next-summit-dates': nextSummitDates,
} as const;

export type MailTemplateId = keyof typeof MAIL_TEMPLATES;

export const isMailTemplateId = (id: string): id is MailTemplateId => Object.hasOwn(MAIL_TEMPLATES, id);

/** The values a mail needs, by its id. */
export type MailValues<Id extends MailTemplateId> = Readonly<
  Record<(typeof MAIL_TEMPLATES)[Id]['variables'][number]['name'], string>
>;
