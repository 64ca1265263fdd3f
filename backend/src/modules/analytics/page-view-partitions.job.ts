import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { Sql, statement } from '../../platform/database/sql.js';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';

const ENSURE = statement('page-view-ensure-partition', 'select ensure_page_view_partition($1::date)');
const MONTHS_AHEAD = 2;

/**
 * Keeps a partition ready for this month and the next two. A view outside of them still lands in the default partition, so
 * that nothing is lost while this job doesn't run.
 */
@Injectable()
export class PageViewPartitionsJob implements OnApplicationBootstrap, OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly sql: Sql,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'page-view-partitions', seconds: 86_400 }, () => this.run());
  }

  onApplicationBootstrap(): Promise<void> {
    return this.run();
  }

  async run(): Promise<void> {
    const now = new Date(this.clock.now());
    try {
      for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) {
        const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
        await this.sql.query(ENSURE, [month.toISOString().slice(0, 10)]);
      }
    } catch (error) {
      this.logger.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'page view partitions not ensured',
      );
    }
  }
}
