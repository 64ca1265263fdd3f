import { Global, Module } from '@nestjs/common';
import { DatabaseFigures } from '../telemetry/database-figures.js';
import { HousekeepingJob } from './housekeeping.job.js';
import { JobSlots } from './job-slots.js';
import { NightlyJobs } from './nightly-jobs.js';
import { ProductSchedule } from './product-schedule.js';
import { SCHEDULE_FIGURES } from './schedule-figures.js';

@Global()
@Module({
  providers: [JobSlots, NightlyJobs, ProductSchedule, HousekeepingJob],
  exports: [ProductSchedule, NightlyJobs],
})
export class SchedulerModule {
  constructor(figures: DatabaseFigures) {
    figures.add(SCHEDULE_FIGURES);
  }
}
