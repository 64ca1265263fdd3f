import { Inject, Injectable } from '@nestjs/common';
import type { AttemptJob } from '../../settlement/application/settlement-tasks.js';
import { InspectAttempt } from './inspect-attempt.js';
import { STALE_ATTEMPTS, type StaleAttempts } from './stale-attempts.port.js';

/** Closes an attempt of an order that has its money already. Repeatable; ProviderUnavailable makes the job come again. */
@Injectable()
export class CloseAttemptHandler {
  constructor(
    @Inject(STALE_ATTEMPTS) private readonly stale: StaleAttempts,
    private readonly inspection: InspectAttempt,
  ) {}

  async handle({ attempt_id }: AttemptJob): Promise<void> {
    const attempt = await this.stale.byId(attempt_id);
    if (attempt) await this.inspection.closeAtProvider(attempt);
  }
}
