import { Module, type OnModuleInit } from '@nestjs/common';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MembersModule } from '../members/members.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CollectEvidenceUseCase } from './application/collect-evidence.use-case.js';
import { DESK_REFUNDS } from './application/desk-refunds.port.js';
import { EndedFindings } from './application/ended-findings.js';
import { EVIDENCE_READER } from './application/evidence.port.js';
import { FINDINGS, STUCK_ORDER_FINDER } from './application/findings.port.js';
import { LookForStuckOrdersJob } from './application/look-for-stuck-orders.job.js';
import { RefundFromDeskUseCase } from './application/refund-from-desk.use-case.js';
import { RepairStuckOrderUseCase } from './application/repair-stuck-order.use-case.js';
import { DESK_QUEUE } from './desk.public.js';
import { DeskEventsController } from './http/desk-events.controller.js';
import { DeskOrdersController } from './http/desk-orders.controller.js';
import { StuckOrdersController } from './http/stuck-orders.controller.js';
import { DeskRefundsRepository } from './infra/desk-refunds.repository.js';
import { FindingsRepository } from './infra/findings.repository.js';
import { DeskEventsReadModel } from './read-models/desk-events.read-model.js';
import { DeskRefundsReadModel } from './read-models/desk-refunds.read-model.js';
import { EvidenceReadModel } from './read-models/evidence.read-model.js';
import { StuckOrderFinderReadModel } from './read-models/stuck-order-finder.read-model.js';
import { StuckOrdersReadModel } from './read-models/stuck-orders.read-model.js';

const LOOK_SECONDS = 5 * 60;

/** The money desk: shows where money or its delivery is stuck, and acts through the public faces of payments, delivery and members only. */
@Module({
  imports: [DeliveryModule, MembersModule, PaymentsModule],
  controllers: [StuckOrdersController, DeskEventsController, DeskOrdersController],
  providers: [
    EndedFindings,
    LookForStuckOrdersJob,
    RepairStuckOrderUseCase,
    RefundFromDeskUseCase,
    CollectEvidenceUseCase,
    StuckOrdersReadModel,
    DeskEventsReadModel,
    DeskRefundsReadModel,
    { provide: STUCK_ORDER_FINDER, useClass: StuckOrderFinderReadModel },
    { provide: FINDINGS, useClass: FindingsRepository },
    { provide: DESK_REFUNDS, useClass: DeskRefundsRepository },
    { provide: DESK_QUEUE, useExisting: DESK_REFUNDS },
    { provide: EVIDENCE_READER, useClass: EvidenceReadModel },
  ],
  exports: [DESK_QUEUE],
})
export class DeskModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly look: LookForStuckOrdersJob,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'desk-look', seconds: LOOK_SECONDS }, () => this.look.run());
  }
}
