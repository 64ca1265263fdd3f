import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../../platform/scheduler/product-schedule.js';
import { DatabaseFigures } from '../../../platform/telemetry/database-figures.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import {
  ORDER_ADDRESSES,
  ORDER_HISTORY,
  ORDER_PAYERS,
  ORDER_REFUNDS,
  ORDER_REPAIRS,
  PLAN_CARDS,
  PROVIDER_NOTIFICATIONS,
} from '../payments.public.js';
import { PromoCodesModule } from '../promo-codes/promo-codes.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { ApplyEventHandler } from './application/apply-event.handler.js';
import { ApplyFacts } from './application/apply-facts.use-case.js';
import { ATTEMPT_ENDS } from './application/attempt-ends.port.js';
import { CorrectOrderEmailUseCase } from './application/correct-order-email.use-case.js';
import { DecidedRefunds } from './application/decided-refunds.js';
import { IngestEvent } from './application/ingest-event.use-case.js';
import { PayBackHandler } from './application/pay-back.handler.js';
import { OpenCardPageUseCase } from './application/open-card-page.use-case.js';
import { PayersAtProviders } from './application/order-payers.js';
import { PROVIDER_INBOX } from './application/provider-inbox.port.js';
import { ReceiveNotification } from './application/receive-notification.use-case.js';
import { RecordRefund } from './application/record-refund.use-case.js';
import { RefundOrderUseCase } from './application/refund-order.use-case.js';
import { RepairOrderUseCase } from './application/repair-order.use-case.js';
import { ReplayEventsJob } from './application/replay-events.job.js';
import { ReplayNotificationsUseCase } from './application/replay-notifications.use-case.js';
import { ReviewPaymentsJob } from './application/review-payments.job.js';
import { SettleOrder } from './application/settle-order.js';
import { SettlementFollowUps } from './application/settlement-follow-ups.js';
import { SETTLEMENT_STORE } from './application/settlement-store.port.js';
import {
  APPLY_EVENT_TASK,
  END_PLAN_TASK,
  LIMIT_PLAN_TASK,
  PAY_BACK_TASK,
  REVIEW_TASK,
  USE_PLAN_CARD_TASK,
  type EventJob,
  type OrderJob,
  type PayBackJob,
  type ReviewJob,
  type SubscriptionJob,
} from './application/settlement-tasks.js';
import { SETTLEMENT_WORK } from './application/settlement-work.port.js';
import { SETTLEMENT } from './application/settlement.port.js';
import { SweepSettlementsJob } from './application/sweep-settlements.job.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { AttemptEndsRepository } from './infra/attempt-ends.repository.js';
import { OrderHistoryRepository } from './infra/order-history.repository.js';
import { ProviderInboxRepository } from './infra/provider-inbox.repository.js';
import { SettlementStoreRepository } from './infra/settlement-store.repository.js';
import { SettlementWorkRepository } from './infra/settlement-work.repository.js';
import { WEBHOOK_FIGURES } from './infra/webhook-figures.js';

const MINUTE = 60;

/** Turns what a provider says into booked money, and looks after what follows from it. */
@Module({
  imports: [LedgerModule, PromoCodesModule, ProvidersModule],
  controllers: [WebhooksController],
  providers: [
    SettleOrder,
    ApplyFacts,
    IngestEvent,
    ReceiveNotification,
    ApplyEventHandler,
    SettlementFollowUps,
    PayBackHandler,
    ReplayEventsJob,
    ReviewPaymentsJob,
    SweepSettlementsJob,
    DecidedRefunds,
    RecordRefund,
    { provide: SETTLEMENT, useExisting: ApplyFacts },
    { provide: ATTEMPT_ENDS, useClass: AttemptEndsRepository },
    { provide: SETTLEMENT_STORE, useClass: SettlementStoreRepository },
    { provide: SETTLEMENT_WORK, useClass: SettlementWorkRepository },
    { provide: PROVIDER_INBOX, useClass: ProviderInboxRepository },
    { provide: ORDER_HISTORY, useClass: OrderHistoryRepository },
    { provide: ORDER_REFUNDS, useClass: RefundOrderUseCase },
    { provide: ORDER_REPAIRS, useClass: RepairOrderUseCase },
    { provide: PROVIDER_NOTIFICATIONS, useClass: ReplayNotificationsUseCase },
    { provide: ORDER_ADDRESSES, useClass: CorrectOrderEmailUseCase },
    { provide: ORDER_PAYERS, useClass: PayersAtProviders },
    { provide: PLAN_CARDS, useClass: OpenCardPageUseCase },
  ],
  exports: [
    SETTLEMENT,
    ATTEMPT_ENDS,
    ORDER_HISTORY,
    ORDER_REFUNDS,
    ORDER_REPAIRS,
    PROVIDER_NOTIFICATIONS,
    ORDER_ADDRESSES,
    ORDER_PAYERS,
    PLAN_CARDS,
  ],
})
export class SettlementModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly schedule: ProductSchedule,
    private readonly applyEvent: ApplyEventHandler,
    private readonly followUps: SettlementFollowUps,
    private readonly payBack: PayBackHandler,
    private readonly replay: ReplayEventsJob,
    private readonly reviewing: ReviewPaymentsJob,
    private readonly sweep: SweepSettlementsJob,
    figures: DatabaseFigures,
  ) {
    figures.add(WEBHOOK_FIGURES);
  }

  onModuleInit(): void {
    this.tasks.register(APPLY_EVENT_TASK, (job: EventJob) => this.applyEvent.handle(job));
    this.tasks.register(PAY_BACK_TASK, (job: PayBackJob) => this.payBack.handle(job));
    this.tasks.register(LIMIT_PLAN_TASK, (job: OrderJob) => this.followUps.limitPlan(job));
    this.tasks.register(USE_PLAN_CARD_TASK, (job: OrderJob) => this.followUps.usePlanCard(job));
    this.tasks.register(END_PLAN_TASK, (job: SubscriptionJob) => this.followUps.endPlan(job));
    this.tasks.register(REVIEW_TASK, (job: ReviewJob) => this.reviewing.review(job));
    this.schedule.nightly('payments-review', () => this.reviewing.run());
    this.schedule.nightly('disputes-review', (_night, stop) => this.reviewing.runDisputes(stop));
    this.schedule.every({ job: 'payments-replay', seconds: 15 * MINUTE }, () => this.replay.run());
    this.schedule.every({ job: 'payments-sweep', seconds: 60 * MINUTE }, () => this.sweep.run());
  }
}
