import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CLOCK, type Clock } from '../clock/clock.js';
import { statement } from '../database/sql.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { RateLimiter } from '../rate-limit/rate-limiter.js';
import { JobSlots, slotAt } from './job-slots.js';

const HOUR = 3_600;
const FORGET_KEYS = statement('idempotency-forget', `delete from idempotency_key where expires_at < now()`);

/** Hourly: forgets what has an end (idempotency keys, rate windows, old job slots). */
@Injectable()
export class HousekeepingJob {
  constructor(
    private readonly slots: JobSlots,
    private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Cron('0 5 * * * *')
  async run(): Promise<void> {
    if (this.config.role === 'api') return;
    try {
      await this.slots.runOnce('housekeeping', slotAt(this.clock.now(), HOUR), async (tx) => {
        await tx.query(FORGET_KEYS);
        await this.limiter.forgetOldWindows();
        await this.slots.forgetOldSlots();
      });
    } catch (error) {
      this.logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'housekeeping did not run');
    }
  }
}
