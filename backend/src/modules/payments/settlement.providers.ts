import { Injectable, type OnModuleInit, type Provider } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { ApplyEventHandler } from './application/apply-event.handler.js';
import { ApplyFacts } from './application/apply-facts.use-case.js';
import { CaptureApprovedHandler } from './application/capture-approved.handler.js';
import { IngestEvent } from './application/ingest-event.use-case.js';
import { InspectAttempt } from './application/inspect-attempt.js';
import { PROVIDER_INBOX } from './application/provider-inbox.port.js';
import { ReceiveNotification } from './application/receive-notification.use-case.js';
import { ReconcilePaymentsJob } from './application/reconcile-payments.job.js';
import { RecordRefund } from './application/record-refund.use-case.js';
import { ReplayEventsJob } from './application/replay-events.job.js';
import { SettleOrder } from './application/settle-order.js';
import { SettlementFollowUps } from './application/settlement-follow-ups.js';
import { SETTLEMENT_STORE } from './application/settlement-store.port.js';
import {
  APPLY_EVENT_TASK,
  CAPTURE_APPROVED_TASK,
  CLOSE_ATTEMPT_TASK,
  END_PLAN_TASK,
  LIMIT_PLAN_TASK,
  PAY_BACK_TASK,
  type AttemptJob,
  type EventJob,
  type OrderJob,
  type PayBackJob,
  type SubscriptionJob,
} from './application/settlement-tasks.js';
import { SETTLEMENT_WORK } from './application/settlement-work.port.js';
import { SweepSettlementsJob } from './application/sweep-settlements.job.js';
import { OrderReaderRepository } from './infra/order-reader.repository.js';
import { ProviderInboxRepository } from './infra/provider-inbox.repository.js';
import { SettlementStoreRepository } from './infra/settlement-store.repository.js';
import { SettlementWorkRepository } from './infra/settlement-work.repository.js';
import { ORDER_READER } from './payments.public.js';

const MINUTE = 60;

/** Registers what settlement does on its own: jobs that follow from facts, and regular looks at what got stuck. */
@Injectable()
export class SettlementStart implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly schedule: ProductSchedule,
    private readonly applyEvent: ApplyEventHandler,
    private readonly followUps: SettlementFollowUps,
    private readonly captureApproved: CaptureApprovedHandler,
    private readonly reconcile: ReconcilePaymentsJob,
    private readonly replay: ReplayEventsJob,
    private readonly sweep: SweepSettlementsJob,
  ) {}

  onModuleInit(): void {
    this.tasks.register(APPLY_EVENT_TASK, (job: EventJob) => this.applyEvent.handle(job));
    this.tasks.register(PAY_BACK_TASK, (job: PayBackJob) => this.followUps.payBack(job));
    this.tasks.register(LIMIT_PLAN_TASK, (job: OrderJob) => this.followUps.limitPlan(job));
    this.tasks.register(END_PLAN_TASK, (job: SubscriptionJob) => this.followUps.endPlan(job));
    this.tasks.register(CLOSE_ATTEMPT_TASK, (job: AttemptJob) => this.followUps.closeAttempt(job));
    this.tasks.register(CAPTURE_APPROVED_TASK, (job: AttemptJob) => this.captureApproved.handle(job));
    this.schedule.every({ job: 'payments-reconcile', seconds: 5 * MINUTE }, () => this.reconcile.run());
    this.schedule.every({ job: 'payments-replay', seconds: 15 * MINUTE }, () => this.replay.run());
    this.schedule.every({ job: 'payments-sweep', seconds: 60 * MINUTE }, () => this.sweep.run());
  }
}

/** Needs TRANSACTIONS, LEDGER, COUPONS, the ports of the providers, PAYMENT_ATTEMPTS and PURCHASE_ORDERS from the module. */
export const SETTLEMENT_PROVIDERS: Provider[] = [
  SettleOrder,
  ApplyFacts,
  IngestEvent,
  ReceiveNotification,
  ApplyEventHandler,
  InspectAttempt,
  SettlementFollowUps,
  CaptureApprovedHandler,
  ReconcilePaymentsJob,
  ReplayEventsJob,
  SweepSettlementsJob,
  RecordRefund,
  { provide: SETTLEMENT_STORE, useClass: SettlementStoreRepository },
  { provide: SETTLEMENT_WORK, useClass: SettlementWorkRepository },
  { provide: PROVIDER_INBOX, useClass: ProviderInboxRepository },
  { provide: ORDER_READER, useClass: OrderReaderRepository },
  SettlementStart,
];
