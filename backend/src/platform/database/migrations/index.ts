import { FirstVisitor1795236035320 } from './1795236035320-first-visitor.js';
import { Content1795239055408 } from './1795239055408-content.js';
import { QueueStatistics1795240000000 } from './1795240000000-queue-statistics.js';
import { Payments1795245497406 } from './1795245497406-payments.js';
import { MoneyGuards1795245500000 } from './1795245500000-money-guards.js';
import { SignIn1795246801839 } from './1795246801839-sign-in.js';
import { Members1795247000000 } from './1795247000000-members.js';
import { SpeakerAccounts1795247100000 } from './1795247100000-speaker-accounts.js';
import { Dashboard1795247200000 } from './1795247200000-dashboard.js';
import { RepeatableSchema1795327800000 } from './1795327800000-repeatable-schema.js';
import { OrderBumps1795329000000 } from './1795329000000-order-bumps.js';
import { AuditChain1795329594596 } from './1795329594596-audit-chain.js';
import { ConfirmedSignIn1795329900001 } from './1795329900001-confirmed-sign-in.js';
import { PartitionsByOwner1795330700000 } from './1795330700000-partitions-by-owner.js';
import { TimerBlocks1795331000000 } from './1795331000000-timer-blocks.js';
import { Sessions1795331578051 } from './1795331578051-sessions.js';
import { BuyerClicks1795332000000 } from './1795332000000-buyer-clicks.js';
import { MailStates1795332000001 } from './1795332000001-mail-states.js';
import { PromptVisits1795332378642 } from './1795332378642-prompt-visits.js';
import { Customers1795333000000 } from './1795333000000-customers.js';
import { OrderBlocks1795333020001 } from './1795333020001-order-blocks.js';
import { MailsOfAddress1795333020002 } from './1795333020002-mails-of-address.js';
import { CalendarAndReminders1795333050001 } from './1795333050001-calendar-and-reminders.js';
import { SessionSpeech1795333050002 } from './1795333050002-session-speech.js';
import { MemberAccount1795333070001 } from './1795333070001-member-account.js';
import { AffiliateApplications1795333080001 } from './1795333080001-affiliate-applications.js';
import { VipUsers1795333090001 } from './1795333090001-vip-users.js';
import { LandingPageEditor1795333120001 } from './1795333120001-landing-page-editor.js';
import { DataBackups1795333130001 } from './1795333130001-data-backups.js';
import { BuyerAddresses1795333220001 } from './1795333220001-buyer-addresses.js';
import { ErasedPersons1795333300001 } from './1795333300001-erased-persons.js';
import { AttributionSteps1795333310001 } from './1795333310001-attribution-steps.js';
import { CommissionReview1795333310002 } from './1795333310002-commission-review.js';
import { SpeakerAccountSettings1795333320001 } from './1795333320001-speaker-account-settings.js';
import { BuyerRequests1795333330001 } from './1795333330001-buyer-requests.js';
import { StaffAccounts1795333340001 } from './1795333340001-staff-accounts.js';
import { MemberSearch1795333340002 } from './1795333340002-member-search.js';
import { MailDesk1795333340003 } from './1795333340003-mail-desk.js';
import { NextInstallments1795333340004 } from './1795333340004-next-installments.js';
import { CountedMails1795333370001 } from './1795333370001-counted-mails.js';
import { AddressesPassedOn1795333370002 } from './1795333370002-addresses-passed-on.js';
import { SpeakerFormerEmails1795333390001 } from './1795333390001-speaker-former-emails.js';
import { SignInGenerations1795333390002 } from './1795333390002-sign-in-generations.js';
import { Faces1795333410001 } from './1795333410001-faces.js';
import { SummitBundles1795333420001 } from './1795333420001-summit-bundles.js';
import { PayoutApproval1795333430001 } from './1795333430001-payout-approval.js';
import { PlanCards1795333440001 } from './1795333440001-plan-cards.js';
import { MoneyDesk1795333450001 } from './1795333450001-money-desk.js';
import { OperatorAlerts1795333460001 } from './1795333460001-operator-alerts.js';
import { Reconciliation1795333510001 } from './1795333510001-reconciliation.js';
import { FormShield1795333520001 } from './1795333520001-form-shield.js';
import { Passkeys1795333530001 } from './1795333530001-passkeys.js';
import { Experiments1795333550001 } from './1795333550001-experiments.js';
import { FigureRows1795333580001 } from './1795333580001-figure-rows.js';
import { PageViewsMoveAlone1795333581001 } from './1795333581001-page-views-move-alone.js';
import { EventOutbox1795333590001 } from './1795333590001-event-outbox.js';
import { SaversById1795333610001 } from './1795333610001-savers-by-id.js';
import { FailedMails1795333671401 } from './1795333671401-failed-mails.js';
import { CodesThatTakeNothingOff1795333680001 } from './1795333680001-codes-that-take-nothing-off.js';
import { FigurePages1795333690001 } from './1795333690001-figure-pages.js';
import { NewestMembers1795333690002 } from './1795333690002-newest-members.js';
import { ReviewersById1795333720001 } from './1795333720001-reviewers-by-id.js';
import { OrdersAsked1795333750001 } from './1795333750001-orders-asked.js';
import { OpenBookingCounts1795333760001 } from './1795333760001-open-booking-counts.js';
import { TriesByInvoice1795333760002 } from './1795333760002-tries-by-invoice.js';
import { OpenBookingsCounted1795333760003 } from './1795333760003-open-bookings-counted.js';
import { RetentionRuns1795333770001 } from './1795333770001-retention-runs.js';
import { ImportRuns1795333770002 } from './1795333770002-import-runs.js';
import { MailsUnderWay1795333780001 } from './1795333780001-mails-under-way.js';
import { BuyersOfAffiliates1795400000001 } from './1795400000001-buyers-of-affiliates.js';
import { ListedPlans1795400000002 } from './1795400000002-listed-plans.js';
import { PlansListed1795400000003 } from './1795400000003-plans-listed.js';
import { DaysOfAffiliates1795400000004 } from './1795400000004-days-of-affiliates.js';
import { AffiliatesOfBuyers1795400000005 } from './1795400000005-affiliates-of-buyers.js';
import { CustomersOfAffiliates1795400000006 } from './1795400000006-customers-of-affiliates.js';
import { PlansByDay1795500000000 } from './1795500000000-plans-by-day.js';
import { MembersByDay1795500000001 } from './1795500000001-members-by-day.js';
import { NewestRegistrants1795500000002 } from './1795500000002-newest-registrants.js';
import { RegistrantsByTime1795500000003 } from './1795500000003-registrants-by-time.js';
import { RetentionRunUnfinished1795500000200 } from './1795500000200-retention-run-unfinished.js';
import { ReplacedDefinitions1795500000700 } from './1795500000700-replaced-definitions.js';
import { StandingDefinitions1795500000701 } from './1795500000701-standing-definitions.js';
import { RelayReleases1795500000702 } from './1795500000702-relay-releases.js';
import { InstallationMarks1795500001300 } from './1795500001300-installation-marks.js';
import { LinesWithMarks1795500001301 } from './1795500001301-lines-with-marks.js';
import { LinesOfOthers1795500001302 } from './1795500001302-lines-of-others.js';
import { RollupRecounts1795500001400 } from './1795500001400-rollup-recounts.js';
import { TextHandovers1795500001700 } from './1795500001700-text-handovers.js';
import { TextUnconfirmed1795500001701 } from './1795500001701-text-unconfirmed.js';
import { TextStatesHeld1795500001702 } from './1795500001702-text-states-held.js';
import { MailLate1795500001703 } from './1795500001703-mail-late.js';
import { RemovedMemberEmails1795500001800 } from './1795500001800-removed-member-emails.js';
import { SessionRatingParts1795500001900 } from './1795500001900-session-rating-parts.js';
import { SessionRatingsCounted1795500001901 } from './1795500001901-session-ratings-counted.js';
import { NewestSessionRatings1795500001902 } from './1795500001902-newest-session-ratings.js';
import { ShownSessionComments1795500001903 } from './1795500001903-shown-session-comments.js';
import { SessionGiftParts1795500001904 } from './1795500001904-session-gift-parts.js';
import { SessionGiftsCounted1795500001905 } from './1795500001905-session-gifts-counted.js';
import { PromptVisitors1795500002000 } from './1795500002000-prompt-visitors.js';
import { PromptVisitsCounted1795500002001 } from './1795500002001-prompt-visits-counted.js';
import { OpenedPrompts1795500002002 } from './1795500002002-opened-prompts.js';
import { OpenedPromptsCounted1795500002003 } from './1795500002003-opened-prompts-counted.js';
import { PromptVisitorWords1795500002004 } from './1795500002004-prompt-visitor-words.js';
import { DeskRefundKept1795902499334 } from './1795902499334-desk-refund-kept.js';
import { TextsThatWent1795915000000 } from './1795915000000-texts-that-went.js';
import { TextsByDecision1795915000001 } from './1795915000001-texts-by-decision.js';

/** In the order in which they run. Written by `npm run db:migration`. */
export const MIGRATIONS = [
  FirstVisitor1795236035320,
  Content1795239055408,
  QueueStatistics1795240000000,
  Payments1795245497406,
  MoneyGuards1795245500000,
  SignIn1795246801839,
  Members1795247000000,
  SpeakerAccounts1795247100000,
  Dashboard1795247200000,
  RepeatableSchema1795327800000,
  OrderBumps1795329000000,
  AuditChain1795329594596,
  ConfirmedSignIn1795329900001,
  PartitionsByOwner1795330700000,
  TimerBlocks1795331000000,
  Sessions1795331578051,
  BuyerClicks1795332000000,
  MailStates1795332000001,
  PromptVisits1795332378642,
  Customers1795333000000,
  OrderBlocks1795333020001,
  MailsOfAddress1795333020002,
  CalendarAndReminders1795333050001,
  SessionSpeech1795333050002,
  MemberAccount1795333070001,
  AffiliateApplications1795333080001,
  VipUsers1795333090001,
  LandingPageEditor1795333120001,
  DataBackups1795333130001,
  BuyerAddresses1795333220001,
  ErasedPersons1795333300001,
  AttributionSteps1795333310001,
  CommissionReview1795333310002,
  SpeakerAccountSettings1795333320001,
  BuyerRequests1795333330001,
  StaffAccounts1795333340001,
  MemberSearch1795333340002,
  MailDesk1795333340003,
  NextInstallments1795333340004,
  CountedMails1795333370001,
  AddressesPassedOn1795333370002,
  SpeakerFormerEmails1795333390001,
  SignInGenerations1795333390002,
  Faces1795333410001,
  SummitBundles1795333420001,
  PayoutApproval1795333430001,
  PlanCards1795333440001,
  MoneyDesk1795333450001,
  OperatorAlerts1795333460001,
  Reconciliation1795333510001,
  FormShield1795333520001,
  Passkeys1795333530001,
  Experiments1795333550001,
  FigureRows1795333580001,
  PageViewsMoveAlone1795333581001,
  EventOutbox1795333590001,
  SaversById1795333610001,
  FailedMails1795333671401,
  CodesThatTakeNothingOff1795333680001,
  FigurePages1795333690001,
  NewestMembers1795333690002,
  ReviewersById1795333720001,
  OrdersAsked1795333750001,
  OpenBookingCounts1795333760001,
  TriesByInvoice1795333760002,
  OpenBookingsCounted1795333760003,
  RetentionRuns1795333770001,
  ImportRuns1795333770002,
  MailsUnderWay1795333780001,
  BuyersOfAffiliates1795400000001,
  ListedPlans1795400000002,
  PlansListed1795400000003,
  DaysOfAffiliates1795400000004,
  AffiliatesOfBuyers1795400000005,
  CustomersOfAffiliates1795400000006,
  PlansByDay1795500000000,
  MembersByDay1795500000001,
  NewestRegistrants1795500000002,
  RegistrantsByTime1795500000003,
  RetentionRunUnfinished1795500000200,
  ReplacedDefinitions1795500000700,
  StandingDefinitions1795500000701,
  RelayReleases1795500000702,
  InstallationMarks1795500001300,
  LinesWithMarks1795500001301,
  LinesOfOthers1795500001302,
  RollupRecounts1795500001400,
  TextHandovers1795500001700,
  TextUnconfirmed1795500001701,
  TextStatesHeld1795500001702,
  MailLate1795500001703,
  RemovedMemberEmails1795500001800,
  SessionRatingParts1795500001900,
  SessionRatingsCounted1795500001901,
  NewestSessionRatings1795500001902,
  ShownSessionComments1795500001903,
  SessionGiftParts1795500001904,
  SessionGiftsCounted1795500001905,
  PromptVisitors1795500002000,
  PromptVisitsCounted1795500002001,
  OpenedPrompts1795500002002,
  OpenedPromptsCounted1795500002003,
  PromptVisitorWords1795500002004,
  DeskRefundKept1795902499334,
  TextsThatWent1795915000000,
  TextsByDecision1795915000001,
];
