import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { ProductSchedule } from '../../../platform/scheduler/product-schedule.js';
import { DashboardRollup } from './dashboard-rollup.js';
import { RollupDrift } from './rollup-drift.js';

export const ROLL_JOB = 'dashboard-rollup';
const ROLL_SECONDS = 10;
const DAY_SECONDS = 86_400;

/** Rolls up what has changed, folds what is rare, and checks once a day that nothing is missing; what differs is built anew. */
@Injectable()
export class RollupJob implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly rollup: DashboardRollup,
    private readonly drift: RollupDrift,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: ROLL_JOB, seconds: ROLL_SECONDS }, () => this.rollup.roll());
    this.schedule.every({ job: 'dashboard-check', seconds: DAY_SECONDS }, () => this.check());
  }

  async check(): Promise<void> {
    if (!(await this.rollup.isOwnSchema())) {
      this.logger.warn('the reports are defined by another version, so this one rolls nothing until it starts again');
      return;
    }
    await this.rollup.compact();
    const found = await this.drift.inspect();
    if (found.length === 0) return;
    this.logger.error(
      { differences: found },
      'the figures of the dashboard differ from their sources and are built anew',
    );
    await this.rollup.rebuild();
  }
}
