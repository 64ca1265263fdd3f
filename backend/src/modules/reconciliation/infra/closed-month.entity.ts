import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A month of the book that was handed over. Append-only. */
@Entity('closed_month')
@Check('closed_month_name', `month ~ '^[0-9]{4}-[0-9]{2}$'`)
export class ClosedMonth {
  /** Pacific, as `2025-10`. */
  @PrimaryColumn({ type: 'text' })
  month: string;

  @Column({ type: 'timestamptz' })
  closedAt: Date;

  /** Id of staff. */
  @Column({ type: 'uuid' })
  closedBy: string;

  @Column({ type: 'integer' })
  bookings: number;

  /** Bookings of months that were closed before they were made. */
  @Column({ type: 'integer' })
  lateBookings: number;

  @Column({ type: 'integer' })
  lines: number;

  /** Cents of all debits, in every currency alike; the credits are as much. */
  @Column({ type: 'bigint' })
  debitCents: string;

  /** Movement of every account: `[{ "account": "cash:stripe", "cents": 3563 }]`. */
  @Column({ type: 'jsonb' })
  totals: { account: string; cents: number }[];

  /** SHA-256 of its lines in their order. */
  @Column({ type: 'text' })
  fingerprint: string;
}
