import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The month that a booking was handed over in. Append-only. */
@Entity('closed_booking')
@Index(['month', 'transactionId'])
export class ClosedBooking {
  @ForeignKey('LedgerTransaction')
  @PrimaryColumn({ type: 'bigint' })
  transactionId: string;

  @Column({ type: 'text' })
  month: string;
}
