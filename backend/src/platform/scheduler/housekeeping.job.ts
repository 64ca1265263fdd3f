import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, statement } from '../database/sql.js';
import { RateLimiter } from '../rate-limit/rate-limiter.js';
import { ProductSchedule } from './product-schedule.js';

const FORGET_KEYS = statement('idempotency-forget', `delete from idempotency_key where expires_at < now()`);

/** Hourly: forgets what has an end (idempotency keys, rate windows). */
@Injectable()
export class HousekeepingJob implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly sql: Sql,
    private readonly limiter: RateLimiter,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'housekeeping', seconds: 3_600 }, async () => {
      await this.sql.query(FORGET_KEYS);
      await this.limiter.forgetOldWindows();
    });
  }
}
