import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A part of how many bookings of a month are in no month that was handed over: the parts of a month add up. Triggers write one with each
 * booking and, below zero, with each that is handed over, in the same transaction; so the sum is exact at every moment, and nobody
 * waits for a number that everybody changes.
 */
@Entity('open_booking_count')
export class OpenBookingCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  /** Pacific, of when it happened, as `2025-10`. */
  @Column({ type: 'text' })
  month: string;

  @Column({ type: 'integer' })
  bookings: number;
}
