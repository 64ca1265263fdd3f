import { Global, Module } from '@nestjs/common';
import { HousekeepingJob } from './housekeeping.job.js';
import { JobSlots } from './job-slots.js';
import { ProductSchedule } from './product-schedule.js';

@Global()
@Module({ providers: [JobSlots, ProductSchedule, HousekeepingJob], exports: [ProductSchedule] })
export class SchedulerModule {}
