import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { InspectAttempt } from './inspect-attempt.js';
import { ProviderUnavailable } from '../../providers/application/provider-events.port.js';
import { STALE_ATTEMPTS, type StaleAttempt, type StaleAttempts } from './stale-attempts.port.js';

const STALE_MS = 5 * 60_000;
const PAGE = 100;
/** A provider that fails so often in a row is away: the next round is soon enough. */
const MAX_FAILURES = 5;

/** Looks after attempts that are open for longer than five minutes: no lost answer or notification loses money (payments.md 1.7). */
@Injectable()
export class ReconcilePaymentsJob {
  constructor(
    @Inject(STALE_ATTEMPTS) private readonly staleAttempts: StaleAttempts,
    private readonly inspection: InspectAttempt,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    const before = this.clock.now() - STALE_MS;
    const failures = { card: 0, wallet: 0 };
    let after: string | null = null;
    for (;;) {
      const stale: StaleAttempt[] = await this.staleAttempts.since(before, { after, limit: PAGE });
      for (const attempt of stale) {
        const provider = attempt.kind === 'wallet' ? 'wallet' : 'card';
        if (failures[provider] >= MAX_FAILURES) continue;
        failures[provider] = (await this.look(attempt)) ? 0 : failures[provider] + 1;
      }
      if (stale.length < PAGE) return;
      after = stale.at(-1)!.id;
    }
  }

  /** False when the provider did not answer. One attempt in trouble must not keep the others waiting. */
  private async look(stale: StaleAttempt): Promise<boolean> {
    try {
      await (stale.paidElsewhere ? this.inspection.closeAtProvider(stale) : this.inspection.inspect(stale));
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.warn({ attempt: stale.id, reason }, 'a payment attempt could not be reconciled');
      return !(error instanceof ProviderUnavailable);
    }
  }
}
