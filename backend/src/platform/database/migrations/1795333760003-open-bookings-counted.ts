import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts what was booked before there were triggers, while the product runs: what the book has less what they have counted. A booking
 * and its part are committed together, so within the one snapshot of one statement the difference is the bookings from before.
 */
const COUNT = `
  INSERT INTO open_booking_count (month, bookings)
  SELECT month, sum(bookings) FROM (
    SELECT to_char(t.occurred_at AT TIME ZONE 'America/Los_Angeles', 'YYYY-MM') AS month, count(*) AS bookings FROM ledger_transaction t
    WHERE NOT EXISTS (SELECT FROM closed_booking c WHERE c.transaction_id = t.id) GROUP BY 1
    UNION ALL
    SELECT month, -bookings FROM open_booking_count
  ) part GROUP BY month HAVING sum(bookings) <> 0`;

export class OpenBookingsCounted1795333760003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNT);
  }

  /** The sums are right whether this has run once or again, and go with their table. */
  async down(): Promise<void> {}
}
