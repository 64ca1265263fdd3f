import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { ProductSchedule } from '../../../platform/scheduler/product-schedule.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { COUPONS } from './application/coupons.port.js';
import { CreatePromoCodeUseCase } from './application/create-promo-code.use-case.js';
import { GeneratePromoCodesUseCase } from './application/generate-promo-codes.use-case.js';
import { ManagePromoCodesUseCase } from './application/manage-promo-codes.use-case.js';
import { MirrorPromoCodeHandler } from './application/mirror-promo-code.handler.js';
import { MIRROR_PROMO_CODE_TASK, type PromoMirrorJob } from './application/promo-codes-tasks.js';
import { PROMO_CODES } from './application/promo-codes.port.js';
import { PromoCodesAdminController } from './http/promo-codes.admin-controller.js';
import { PromoCodesRepository } from './infra/promo-codes.repository.js';
import { CouponsRepository } from './infra/promo-coupons.repository.js';

const LAPSED_SECONDS = 60;

/** Codes: what the operator creates, and what a purchase may use. */
@Module({
  imports: [ProvidersModule],
  controllers: [PromoCodesAdminController],
  providers: [
    CreatePromoCodeUseCase,
    ManagePromoCodesUseCase,
    GeneratePromoCodesUseCase,
    MirrorPromoCodeHandler,
    CouponsRepository,
    { provide: COUPONS, useExisting: CouponsRepository },
    { provide: PROMO_CODES, useClass: PromoCodesRepository },
  ],
  exports: [COUPONS],
})
export class PromoCodesModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly schedule: ProductSchedule,
    private readonly mirror: MirrorPromoCodeHandler,
    private readonly coupons: CouponsRepository,
  ) {}

  onModuleInit(): void {
    this.tasks.register(MIRROR_PROMO_CODE_TASK, (job: PromoMirrorJob) => this.mirror.handle(job));
    this.schedule.every({ job: 'promo-reservations', seconds: LAPSED_SECONDS }, () => this.coupons.releaseLapsed());
  }
}
