import { Inject, Injectable } from '@nestjs/common';
import type { AttemptJob } from '../../settlement/application/settlement-tasks.js';
import { SETTLEMENT_WORK, type SettlementWork } from '../../settlement/application/settlement-work.port.js';
import { InspectAttempt } from './inspect-attempt.js';

/** Closes an attempt of an order that has its money already. Repeatable; ProviderUnavailable makes the job come again. */
@Injectable()
export class CloseAttemptHandler {
  constructor(
    @Inject(SETTLEMENT_WORK) private readonly work: SettlementWork,
    private readonly inspection: InspectAttempt,
  ) {}

  async handle({ attempt_id }: AttemptJob): Promise<void> {
    const attempt = await this.work.staleAttempt(attempt_id);
    if (attempt) await this.inspection.shut(attempt);
  }
}
