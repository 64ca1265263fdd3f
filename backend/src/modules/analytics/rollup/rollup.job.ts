import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { ProductSchedule } from '../../../platform/scheduler/product-schedule.js';
import { DashboardRollup } from './dashboard-rollup.js';
import { RollupDrift } from './rollup-drift.js';

export const ROLL_JOB = 'dashboard-rollup';
const ROLL_SECONDS = 10;

/** Rolls up what has changed, folds what is rare, and checks every night that nothing is missing; what differs is built anew. */
@Injectable()
export class RollupJob implements OnModuleInit {
  /** What differed when this process built all anew, to the end. */
  private builtFor: string | undefined;

  constructor(
    @Inject(ProductSchedule) private readonly schedule: Pick<ProductSchedule, 'every' | 'nightly'>,
    @Inject(DashboardRollup)
    private readonly rollup: Pick<DashboardRollup, 'roll' | 'isOwnSchema' | 'compact' | 'recounts' | 'rebuild'>,
    @Inject(RollupDrift) private readonly drift: Pick<RollupDrift, 'inspect'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: ROLL_JOB, seconds: ROLL_SECONDS }, () => this.rollup.roll());
    this.schedule.nightly('dashboard-check', (_night, stop) => this.check(stop));
  }

  async check(stop?: AbortSignal): Promise<void> {
    if (!(await this.rollup.isOwnSchema())) {
      this.logger.warn(
        'the reports are defined by another version, so this one rolls nothing until `prepare` of this version has run',
      );
      return;
    }
    await this.rollup.compact();
    // They differ until they are counted by what stands now.
    if ((await this.rollup.recounts()).length > 0) return;
    const found = await this.drift.inspect(stop);
    const differs = found.length > 0 ? JSON.stringify(found) : undefined;
    if (differs === undefined) this.builtFor = undefined;
    else if (differs === this.builtFor) {
      this.logger.error(
        { differences: found },
        'the figures of the dashboard differ from their sources as before they were built anew: the two are defined differently',
      );
    } else {
      this.logger.error(
        { differences: found },
        'the figures of the dashboard differ from their sources and are built anew',
      );
      await this.rebuildFor(differs, stop);
    }
  }

  /** What fails is tried again the next night, because it reads everything; what a stop has ended, at once by another process. */
  private async rebuildFor(differs: string, stop?: AbortSignal): Promise<void> {
    try {
      await this.rollup.rebuild(stop);
      this.builtFor = differs;
    } catch (error) {
      stop?.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error({ reason }, 'the figures of the dashboard could not be built anew');
    }
  }
}
