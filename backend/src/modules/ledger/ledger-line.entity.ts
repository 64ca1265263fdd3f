import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One side of a booking. Debit is positive. */
@Entity('ledger_line')
@Check('ledger_line_amount', 'amount_cents <> 0')
@Index(['account'])
@Index(['transactionId'])
export class LedgerLine {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @ForeignKey('LedgerTransaction')
  @Column({ type: 'bigint' })
  transactionId: string;

  @Column({ type: 'text' })
  account: string;

  @Column({ type: 'bigint' })
  amountCents: string;
}
