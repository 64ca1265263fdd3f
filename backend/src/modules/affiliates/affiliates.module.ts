import { Module, type OnModuleInit } from '@nestjs/common';
import { TaskRegistry } from '../../platform/outbox/task-registry.js';
import { FunnelModule } from '../funnel/funnel.module.js';
import { CreditSignupUseCase } from './application/credit-signup.use-case.js';
import { REFERRALS } from './application/referrals.port.js';
import { TrackClickUseCase } from './application/track-click.use-case.js';
import { AffiliateTrackingController } from './http/affiliate-tracking.controller.js';
import { ReferralsRepository } from './infra/referrals.repository.js';

@Module({
  imports: [FunnelModule],
  controllers: [AffiliateTrackingController],
  providers: [TrackClickUseCase, CreditSignupUseCase, { provide: REFERRALS, useClass: ReferralsRepository }],
})
export class AffiliatesModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRegistry,
    private readonly creditSignup: CreditSignupUseCase,
  ) {}

  onModuleInit(): void {
    this.tasks.listen('signup.created', 'credit-affiliate', ({ signup_id }) => this.creditSignup.fromSignup(signup_id));
  }
}
