import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { AfterLastAnswer } from '../health/after-last-answer.js';
import { HealthModule } from '../health/health.module.js';
import { ProductSchedule } from '../scheduler/product-schedule.js';
import { FormTokens } from './form-tokens.js';
import { PressStatement } from './press-statement.js';
import { ProofsOfWork } from './proofs-of-work.js';
import { Shield } from './shield.js';
import { ShieldBook } from './shield-book.js';
import { SpentKeys } from './spent-keys.js';
import { VerdictCounts } from './verdict-counts.js';

const HOUR_SECONDS = 3_600;

@Global()
@Module({
  imports: [HealthModule],
  providers: [Shield, ShieldBook, FormTokens, ProofsOfWork, SpentKeys, PressStatement, VerdictCounts],
  exports: [Shield, FormTokens],
})
export class ShieldModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly spent: SpentKeys,
    private readonly verdicts: VerdictCounts,
    private readonly afterLastAnswer: AfterLastAnswer,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'forget-form-keys', seconds: HOUR_SECONDS }, () => this.spent.forget());
    this.afterLastAnswer.do(() => this.verdicts.flush());
  }
}
