import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { MailTopics } from '../../platform/mail/mail-topics.js';
import { SealedStoresModule } from '../../platform/crypto/sealed-stores.module.js';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AFFILIATE_APPLICATIONS } from './application/affiliate-applications.port.js';
import { AffiliateProgram } from './application/affiliate-program.js';
import { ApplicationMail } from './application/application-mail.js';
import { ApplyAsAffiliateUseCase } from './application/apply-as-affiliate.use-case.js';
import { AskPayoutMethodUseCase } from './application/ask-payout-method.use-case.js';
import { ChangeSpeakerEmailUseCase } from './application/change-speaker-email.use-case.js';
import { ChangeSpeakerPasswordUseCase } from './application/change-speaker-password.use-case.js';
import { ClosePayoutUseCase } from './application/close-payout.use-case.js';
import { COMMISSIONS } from './application/commissions.port.js';
import { CommissionBook } from './application/commission-book.js';
import { CreditSignupUseCase } from './application/credit-signup.use-case.js';
import { DecideAttribution } from './application/decide-attribution.js';
import { ApprovePayoutUseCase } from './application/approve-payout.use-case.js';
import { DecideApplicationUseCase } from './application/decide-application.use-case.js';
import { DecidePayoutMethodUseCase } from './application/decide-payout-method.use-case.js';
import { EXTERNAL_AFFILIATES } from './application/external-affiliates.port.js';
import { HoldSuspectsUseCase } from './application/hold-suspects.use-case.js';
import { ForgotSpeakerPasswordUseCase } from './application/forgot-speaker-password.use-case.js';
import { ImportAffiliatesUseCase } from './application/import-affiliates.use-case.js';
import { InviteSpeakerUseCase } from './application/invite-speaker.use-case.js';
import { KitArchive } from './application/kit-archive.js';
import { NEW_AFFILIATES } from './application/new-affiliates.port.js';
import { PAYOUT_METHODS } from './application/payout-methods.port.js';
import { PayoutFailureMail } from './application/payout-failure-mail.js';
import { PayoutStatement } from './application/payout-statement.js';
import { PayoutAlerts } from './application/payout-alerts.js';
import { PayoutTarget } from './application/payout-target.js';
import { PAYOUT_RUN } from './application/payout-time.js';
import { PAYOUTS } from './application/payouts.port.js';
import { ReceiptSigner } from './application/receipt-signer.js';
import { RECEIPTS } from './application/receipts.port.js';
import { REFERRALS } from './application/referrals.port.js';
import { ReviewCommissionUseCase } from './application/review-commission.use-case.js';
import { RunPayoutsUseCase } from './application/run-payouts.use-case.js';
import { SALE_MAIL_SWITCH } from './application/sale-mails.port.js';
import { SetAffiliateEmailUseCase } from './application/set-affiliate-email.use-case.js';
import { SetAffiliateStatusUseCase } from './application/set-affiliate-status.use-case.js';
import { SetSpeakerPasswordUseCase } from './application/set-speaker-password.use-case.js';
import { SettleCommissionUseCase } from './application/settle-commission.use-case.js';
import { SpeakerAccess } from './application/speaker-access.js';
import { SpeakerAccountMails } from './application/speaker-account-mails.js';
import { SPEAKER_ACCOUNTS } from './application/speaker-accounts.port.js';
import { SpeakerIdentity } from './application/speaker-identity.js';
import { SpeakerKit } from './application/speaker-kit.js';
import { SpeakerResetLinks } from './application/speaker-reset-links.js';
import { TakeBackSpeakerEmailUseCase } from './application/take-back-speaker-email.use-case.js';
import { SpeakerLinkMail } from './application/speaker-link-mail.js';
import { SpeakerSignInUseCase } from './application/speaker-sign-in.use-case.js';
import { SUSPICION_READER } from './application/suspicion-facts.port.js';
import { NotifyOfSaleUseCase } from './application/notify-of-sale.use-case.js';
import { TrackClickUseCase } from './application/track-click.use-case.js';
import { WaitingPayoutMethods } from './application/waiting-payout-methods.js';
import { AdminAffiliatesController } from './http/admin-affiliates.controller.js';
import { AdminPayoutMethodsController } from './http/admin-payout-methods.controller.js';
import { AdminPayoutsController } from './http/admin-payouts.controller.js';
import { AdminReceiptsController } from './http/admin-receipts.controller.js';
import { AffiliateApplicationsController } from './http/affiliate-applications.controller.js';
import { AffiliateProgramController } from './http/affiliate-program.controller.js';
import { AffiliateTrackingController } from './http/affiliate-tracking.controller.js';
import { ReceiptsController } from './http/receipts.controller.js';
import { SpeakerAccountController } from './http/speaker-account.controller.js';
import { SpeakerKitController } from './http/speaker-kit.controller.js';
import { SpeakerStatementsController } from './http/speaker-statements.controller.js';
import { SpeakerController } from './http/speaker.controller.js';
import { AffiliateApplicationsRepository } from './infra/affiliate-applications.repository.js';
import { CommissionsRepository } from './infra/commissions.repository.js';
import { NewAffiliatesRepository } from './infra/new-affiliates.repository.js';
import { PayoutMethodsRepository } from './infra/payout-methods.repository.js';
import { PayoutsRepository } from './infra/payouts.repository.js';
import { ReceiptsRepository } from './infra/receipts.repository.js';
import { SealedPayoutMethods } from './infra/sealed-payout-methods.js';
import { ReferralsRepository } from './infra/referrals.repository.js';
import { SaleMailSwitchRepository } from './infra/sale-mail-switch.repository.js';
import { SpeakerAccountsRepository } from './infra/speaker-accounts.repository.js';
import { TapfiliateAdapter } from './infra/tapfiliate.adapter.js';
import { AffiliateApplicationsReadModel } from './read-models/affiliate-applications.read-model.js';
import { AllAffiliatesReadModel } from './read-models/all-affiliates.read-model.js';
import { ClickHoursReadModel } from './read-models/click-hours.read-model.js';
import { CommissionTraceReadModel } from './read-models/commission-trace.read-model.js';
import { HeldCommissionsReadModel } from './read-models/held-commissions.read-model.js';
import { MissedOrdersReadModel } from './read-models/missed-orders.read-model.js';
import { SpeakerEarningsReadModel } from './read-models/speaker-earnings.read-model.js';
import { SpeakerStatementsReadModel } from './read-models/speaker-statements.read-model.js';
import { SpeakerStatsReadModel } from './read-models/speaker-stats.read-model.js';
import { SuspicionFactsReadModel } from './read-models/suspicion-facts.read-model.js';
import { MAIL_SPEAKER_RESET_TASK } from './application/affiliates-tasks.js';

@Module({
  imports: [SealedStoresModule, FunnelModule, PaymentsModule, LedgerModule, DeliveryModule, SessionsModule],
  controllers: [
    AffiliateTrackingController,
    AffiliateProgramController,
    SpeakerController,
    SpeakerAccountController,
    SpeakerStatementsController,
    SpeakerKitController,
    AdminAffiliatesController,
    AdminPayoutsController,
    ReceiptsController,
    AdminReceiptsController,
    AdminPayoutMethodsController,
    AffiliateApplicationsController,
  ],
  providers: [
    TrackClickUseCase,
    CreditSignupUseCase,
    SettleCommissionUseCase,
    DecideAttribution,
    CommissionBook,
    HoldSuspectsUseCase,
    ReviewCommissionUseCase,
    ReceiptSigner,
    MissedOrdersReadModel,
    HeldCommissionsReadModel,
    { provide: RECEIPTS, useClass: ReceiptsRepository },
    { provide: SUSPICION_READER, useClass: SuspicionFactsReadModel },
    RunPayoutsUseCase,
    ApprovePayoutUseCase,
    ClosePayoutUseCase,
    PayoutFailureMail,
    PayoutStatement,
    CommissionTraceReadModel,
    SpeakerSignInUseCase,
    SetSpeakerPasswordUseCase,
    InviteSpeakerUseCase,
    ForgotSpeakerPasswordUseCase,
    ChangeSpeakerPasswordUseCase,
    ChangeSpeakerEmailUseCase,
    AskPayoutMethodUseCase,
    DecidePayoutMethodUseCase,
    WaitingPayoutMethods,
    PayoutTarget,
    PayoutAlerts,
    NotifyOfSaleUseCase,
    SpeakerIdentity,
    SpeakerAccountMails,
    SpeakerStatementsReadModel,
    SpeakerAccess,
    SpeakerLinkMail,
    SpeakerResetLinks,
    TakeBackSpeakerEmailUseCase,
    SpeakerStatsReadModel,
    SpeakerEarningsReadModel,
    AllAffiliatesReadModel,
    ImportAffiliatesUseCase,
    SetAffiliateEmailUseCase,
    SetAffiliateStatusUseCase,
    { provide: EXTERNAL_AFFILIATES, useClass: TapfiliateAdapter },
    { provide: NEW_AFFILIATES, useClass: NewAffiliatesRepository },
    AffiliateProgram,
    ApplyAsAffiliateUseCase,
    DecideApplicationUseCase,
    ApplicationMail,
    AffiliateApplicationsReadModel,
    SpeakerKit,
    KitArchive,
    ClickHoursReadModel,
    { provide: AFFILIATE_APPLICATIONS, useClass: AffiliateApplicationsRepository },
    { provide: REFERRALS, useClass: ReferralsRepository },
    { provide: COMMISSIONS, useClass: CommissionsRepository },
    SpeakerAccountsRepository,
    { provide: SPEAKER_ACCOUNTS, useExisting: SpeakerAccountsRepository },
    { provide: PAYOUT_METHODS, useClass: PayoutMethodsRepository },
    SealedPayoutMethods,
    SaleMailSwitchRepository,
    { provide: SALE_MAIL_SWITCH, useExisting: SaleMailSwitchRepository },
    { provide: PAYOUTS, useClass: PayoutsRepository },
  ],
})
export class AffiliatesModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly schedule: ProductSchedule,
    private readonly trackClick: TrackClickUseCase,
    private readonly creditSignup: CreditSignupUseCase,
    private readonly commission: SettleCommissionUseCase,
    private readonly payouts: RunPayoutsUseCase,
    private readonly sale: NotifyOfSaleUseCase,
    private readonly saleMails: SaleMailSwitchRepository,
    private readonly mailTopics: MailTopics,
    private readonly forgotten: ForgotSpeakerPasswordUseCase,
    private readonly speakers: SpeakerAccountsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('signup.created', { name: 'credit-affiliate', needs: 'referral' }, (event) =>
      this.creditSignup.fromSignup(event.signup_id),
    );
    this.tasks.listen('order.paid', 'commission', async ({ order_id }) => {
      await this.commission.execute(order_id, 'paid');
      await this.sale.execute(order_id);
    });
    this.tasks.listen('order.balance_changed', 'commission', ({ order_id, change }) =>
      this.commission.execute(order_id, change),
    );
    this.tasks.listen('order.status_changed', 'commission', ({ order_id, change }) =>
      this.commission.execute(order_id, change),
    );
    this.tasks.listen('delivery.completed', 'commission', ({ order_id, completed_at }) =>
      this.commission.execute(order_id, `delivered:${completed_at}`),
    );
    this.tasks.register(MAIL_SPEAKER_RESET_TASK, (payload: { email: string }) => this.forgotten.mail(payload));
    this.mailTopics.endWith('affiliate-sales', (email) => this.saleMails.endFor(email));
    this.schedule.every({ job: 'forget-speaker-links', seconds: 86_400 }, () =>
      this.speakers.forgetOld(this.clock.now()),
    );
    this.schedule.every({ job: 'buyer-clicks-forget', seconds: 86_400 }, () => this.trackClick.forgetOld());
    this.schedule.monthly(PAYOUT_RUN, async (slot) => void (await this.payouts.execute(slot.getTime())));
  }
}
