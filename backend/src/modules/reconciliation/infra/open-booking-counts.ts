import { Injectable } from '@nestjs/common';
import { Sql, statement } from '../../../platform/database/sql.js';

/** Two at the same moment are right, too: each folds what the other has not taken. */
const FOLD = statement(
  'months-fold',
  `with part as (delete from open_booking_count returning month, bookings)
   insert into open_booking_count (month, bookings)
   select month, sum(bookings) from part group by month having sum(bookings) <> 0`,
);

/** Every hour: makes one part of each month's many, so that adding them up stays cheap. */
@Injectable()
export class OpenBookingCounts {
  constructor(private readonly sql: Sql) {}

  async fold(): Promise<void> {
    await this.sql.query(FOLD);
  }
}
