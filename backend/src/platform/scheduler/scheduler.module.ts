import { Global, Module } from '@nestjs/common';
import { HousekeepingJob } from './housekeeping.job.js';
import { JobSlots } from './job-slots.js';

@Global()
@Module({ providers: [JobSlots, HousekeepingJob], exports: [JobSlots] })
export class SchedulerModule {}
