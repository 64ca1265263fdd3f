import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { FORGET_ANSWERS } from '../idempotency/remembered-answers.js';
import { MailQueue } from '../mail/mail-queue.js';
import { RateLimiter } from '../rate-limit/rate-limiter.js';
import { ProductSchedule } from './product-schedule.js';

/** Hourly: deletes expired idempotency keys and rate windows, and what failed mails hold. */
@Injectable()
export class HousekeepingJob implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly sql: Sql,
    private readonly limiter: RateLimiter,
    private readonly mails: MailQueue,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'housekeeping', seconds: 3_600 }, async (slot) => {
      await this.sql.query(FORGET_ANSWERS, [slot.getTime()]);
      await this.limiter.forgetOldWindows();
      await this.mails.forgetFailed();
    });
  }
}
