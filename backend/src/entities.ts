import { OperatorAlert } from './platform/alerts/operator-alert.entity.js';
import { ProviderPause } from './platform/alerts/provider-pause.entity.js';
import { AffiliateApplication } from './modules/affiliates/infra/affiliate-application.entity.js';
import { Affiliate } from './modules/affiliates/infra/affiliate.entity.js';
import { AttributionStep } from './modules/affiliates/infra/attribution-step.entity.js';
import { BuyerClick } from './modules/affiliates/infra/buyer-click.entity.js';
import { CommissionEntry } from './modules/affiliates/infra/commission-entry.entity.js';
import { Commission } from './modules/affiliates/infra/commission.entity.js';
import { OrderAttribution } from './modules/affiliates/infra/order-attribution.entity.js';
import { PayoutMethod } from './modules/affiliates/infra/payout-method.entity.js';
import { Payout } from './modules/affiliates/infra/payout.entity.js';
import { ReferralClick } from './modules/affiliates/infra/referral-click.entity.js';
import { ReferredSignup } from './modules/affiliates/infra/referred-signup.entity.js';
import { SpeakerAccount } from './modules/affiliates/infra/speaker-account.entity.js';
import { AffiliateFormerEmail } from './modules/affiliates/infra/affiliate-former-email.entity.js';
import { SpeakerLink } from './modules/affiliates/infra/speaker-link.entity.js';
import { AdminAccount } from './modules/auth/infra/admin-account.entity.js';
import { AdminReset } from './modules/auth/infra/admin-reset.entity.js';
import { AuditCheckpoint } from './modules/auth/infra/audit-checkpoint.entity.js';
import { AuditPerson } from './modules/auth/infra/audit-person.entity.js';
import { AuditEntry } from './modules/auth/infra/audit-entry.entity.js';
import { BackupCode } from './modules/auth/infra/backup-code.entity.js';
import { PasskeyQuestionRow } from './modules/auth/infra/passkey-question.entity.js';
import { PasskeyRow } from './modules/auth/infra/passkey.entity.js';
import { SecondFactor } from './modules/auth/infra/second-factor.entity.js';
import { SignInChallenge } from './modules/auth/infra/sign-in-challenge.entity.js';
import { SignInGeneration } from './modules/auth/infra/sign-in-generation.entity.js';
import { SignIn } from './modules/auth/infra/sign-in.entity.js';
import { CalendarEventRow } from './modules/calendar/infra/calendar-event.entity.js';
import { CalendarFeed } from './modules/calendar/infra/calendar-feed.entity.js';
import { DataBackup } from './modules/data-tools/infra/data-backup.entity.js';
import { SummitBundleRow } from './modules/data-tools/infra/summit-bundle.entity.js';
import { ExperimentExposure } from './modules/experiments/infra/experiment-exposure.entity.js';
import { ExperimentRegistration } from './modules/experiments/infra/experiment-registration.entity.js';
import { ExperimentRow } from './modules/experiments/infra/experiment.entity.js';
import { EmailTemplate } from './modules/cms/entities/email-template.entity.js';
import { Faq } from './modules/cms/entities/faq.entity.js';
import { LandingPageDraft } from './modules/cms/entities/landing-page-draft.entity.js';
import { LandingPageVersion } from './modules/cms/entities/landing-page-version.entity.js';
import { FaceRow } from './modules/faces/infra/face.entity.js';
import { LandingPage } from './modules/cms/entities/landing-page.entity.js';
import { LegalPage } from './modules/cms/entities/legal-page.entity.js';
import { PricingItem } from './modules/cms/entities/pricing-item.entity.js';
import { SpeakerGift } from './modules/cms/entities/speaker-gift.entity.js';
import { BuyerRequest } from './modules/billing/infra/buyer-request.entity.js';
import { Invoice } from './modules/billing/infra/invoice.entity.js';
import { DeskFinding } from './modules/desk/infra/desk-finding.entity.js';
import { DeskRefundRow } from './modules/desk/infra/desk-refund.entity.js';
import { CoachingSession } from './modules/delivery/infra/coaching-session.entity.js';
import { BonusDownload } from './modules/funnel/infra/bonus-download.entity.js';
import { BonusGrant } from './modules/funnel/infra/bonus-grant.entity.js';
import { ListSubscription } from './modules/funnel/infra/list-subscription.entity.js';
import { Signup } from './modules/funnel/infra/signup.entity.js';
import { SmsMessage } from './modules/funnel/infra/sms-message.entity.js';
import { LedgerLine } from './modules/ledger/ledger-line.entity.js';
import { LedgerTransaction } from './modules/ledger/ledger-transaction.entity.js';
import { GiftClick } from './modules/members/infra/gift-click.entity.js';
import { MemberLink } from './modules/members/infra/member-link.entity.js';
import { MemberFormerEmail } from './modules/members/infra/member-former-email.entity.js';
import { RemovedMemberEmail } from './modules/members/infra/removed-member-email.entity.js';
import { Member } from './modules/members/infra/member.entity.js';
import { Buyer } from './modules/payments/purchase/infra/buyer.entity.js';
import { Dispute } from './modules/payments/settlement/infra/dispute.entity.js';
import { PaymentAttempt } from './modules/payments/purchase/infra/payment-attempt.entity.js';
import { PaymentPlan } from './modules/payments/settlement/infra/payment-plan.entity.js';
import { Payment } from './modules/payments/settlement/infra/payment.entity.js';
import { PlanInstallment } from './modules/payments/settlement/infra/plan-installment.entity.js';
import { PromoCodeProvider } from './modules/payments/promo-codes/infra/promo-code-provider.entity.js';
import { PromoCode } from './modules/payments/promo-codes/infra/promo-code.entity.js';
import { PromoRedemption } from './modules/payments/promo-codes/infra/promo-redemption.entity.js';
import { ProviderCursor } from './modules/payments/settlement/infra/provider-cursor.entity.js';
import { ProviderEventRow } from './modules/payments/settlement/infra/provider-event.entity.js';
import { PurchaseOrder } from './modules/payments/purchase/infra/purchase-order.entity.js';
import { Refund } from './modules/payments/settlement/infra/refund.entity.js';
import { SavedCard } from './modules/payments/settlement/infra/saved-card.entity.js';
import { BuyerAddress } from './modules/payments/purchase/infra/buyer-address.entity.js';
import { TimerSession } from './modules/payments/purchase/infra/timer-session.entity.js';
import { RetentionRun } from './modules/privacy/infra/retention-run.entity.js';
import { PromptAccess } from './modules/prompts/infra/prompt-access.entity.js';
import { PromptPart } from './modules/prompts/infra/prompt-part.entity.js';
import { PromptVisitor } from './modules/prompts/infra/prompt-visitor.entity.js';
import { PromptVisit } from './modules/prompts/infra/prompt-visit.entity.js';
import { Prompt } from './modules/prompts/infra/prompt.entity.js';
import { NextSummitRequest } from './modules/reminders/infra/next-summit-request.entity.js';
import { ClosedBooking } from './modules/reconciliation/infra/closed-booking.entity.js';
import { ClosedMonth } from './modules/reconciliation/infra/closed-month.entity.js';
import { OpenBookingCount } from './modules/reconciliation/infra/open-booking-count.entity.js';
import { ReconciliationDifference } from './modules/reconciliation/infra/reconciliation-difference.entity.js';
import { ReconciliationLine } from './modules/reconciliation/infra/reconciliation-line.entity.js';
import { ReconciliationRun } from './modules/reconciliation/infra/reconciliation-run.entity.js';
import { ReminderRun } from './modules/reminders/infra/reminder-run.entity.js';
import { SessionCaptions } from './modules/sessions/infra/session-captions.entity.js';
import { SessionCue } from './modules/sessions/infra/session-cue.entity.js';
import { SessionGiftClick } from './modules/sessions/infra/session-gift-click.entity.js';
import { SessionGiftPart } from './modules/sessions/infra/session-gift-part.entity.js';
import { SessionRating } from './modules/sessions/infra/session-rating.entity.js';
import { SessionRatingPart } from './modules/sessions/infra/session-rating-part.entity.js';
import { SessionSpeech } from './modules/sessions/infra/session-speech.entity.js';
import { SessionView } from './modules/sessions/infra/session-view.entity.js';
import { SessionWatch } from './modules/sessions/infra/session-watch.entity.js';
import { SummitDay } from './modules/sessions/infra/summit-day.entity.js';
import { SummitSession } from './modules/sessions/infra/summit-session.entity.js';
import { Summit } from './modules/sessions/infra/summit.entity.js';
import { ImportedItem } from './platform/content-import/imported-item.entity.js';
import { ImportRunRow } from './platform/import-runs/import-run.entity.js';
import { IdempotencyKey } from './platform/idempotency/idempotency-key.entity.js';
import { MailOptOut } from './platform/mail/mail-opt-out.entity.js';
import { MailMessage } from './platform/mail/mail-message.entity.js';
import { RateBucket } from './platform/rate-limit/rate-bucket.entity.js';
import { JobSlot } from './platform/scheduler/job-slot.entity.js';
import { FormAttack } from './platform/shield/form-attack.entity.js';
import { FormVerdictDay } from './platform/shield/form-verdict-day.entity.js';
import { SpentFormKey } from './platform/shield/spent-form-key.entity.js';
import { InstallationRow } from './platform/installation/installation.entity.js';
import { Setting } from './platform/settings/setting.entity.js';

/**
 * Every table that TypeORM knows. `page_view` is not among them: it is partitioned by month, which TypeORM can't express, and
 * is written by hand-made SQL only (modules/analytics). The rollups of the dashboard are not among them either, because they are derived from other tables.
 */
export const ENTITIES = [
  AdminAccount,
  AdminReset,
  Affiliate,
  AffiliateApplication,
  AttributionStep,
  AuditCheckpoint,
  BuyerClick,
  AuditEntry,
  AuditPerson,
  BackupCode,
  BonusDownload,
  BonusGrant,
  Buyer,
  CalendarEventRow,
  CalendarFeed,
  CoachingSession,
  Commission,
  CommissionEntry,
  DataBackup,
  DeskFinding,
  DeskRefundRow,
  Dispute,
  ExperimentRow,
  ExperimentExposure,
  ExperimentRegistration,
  EmailTemplate,
  FaceRow,
  Faq,
  FormAttack,
  FormVerdictDay,
  GiftClick,
  IdempotencyKey,
  ImportedItem,
  ImportRunRow,
  BuyerRequest,
  Invoice,
  JobSlot,
  LandingPage,
  LandingPageDraft,
  LandingPageVersion,
  LedgerLine,
  LedgerTransaction,
  ClosedBooking,
  ClosedMonth,
  OpenBookingCount,
  ReconciliationDifference,
  ReconciliationLine,
  ReconciliationRun,
  LegalPage,
  ListSubscription,
  MailMessage,
  MailOptOut,
  Member,
  MemberFormerEmail,
  RemovedMemberEmail,
  MemberLink,
  NextSummitRequest,
  OperatorAlert,
  OrderAttribution,
  Payment,
  PaymentAttempt,
  PaymentPlan,
  Payout,
  PayoutMethod,
  PasskeyQuestionRow,
  PasskeyRow,
  PlanInstallment,
  PricingItem,
  PromoCode,
  PromoCodeProvider,
  PromoRedemption,
  Prompt,
  PromptAccess,
  PromptPart,
  PromptVisit,
  PromptVisitor,
  ProviderCursor,
  ProviderEventRow,
  ProviderPause,
  PurchaseOrder,
  RateBucket,
  ReferralClick,
  ReferredSignup,
  Refund,
  ReminderRun,
  RetentionRun,
  SavedCard,
  SecondFactor,
  SessionCaptions,
  SessionCue,
  SessionGiftClick,
  SessionGiftPart,
  SessionRating,
  SessionRatingPart,
  SessionSpeech,
  SessionView,
  SessionWatch,
  InstallationRow,
  Setting,
  SignIn,
  SignInChallenge,
  SignInGeneration,
  Signup,
  SmsMessage,
  SpeakerAccount,
  SpeakerGift,
  SpeakerLink,
  SpentFormKey,
  AffiliateFormerEmail,
  Summit,
  SummitBundleRow,
  SummitDay,
  SummitSession,
  BuyerAddress,
  TimerSession,
];
