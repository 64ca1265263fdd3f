import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One booking of the double-entry book. Append-only, and its lines add up to zero: triggers hold both. */
@Entity('ledger_transaction')
@Unique('ledger_transaction_source', ['kind', 'sourceRef'])
@Index('ledger_transaction_reference', { synchronize: false })
@Index(['orderId'])
@Index(['occurredAt'])
export class LedgerTransaction {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'text' })
  sourceRef: string;

  @Column({ type: 'uuid', nullable: true })
  orderId: string | null;

  @Column({ type: 'timestamptz' })
  occurredAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  bookedAt: Date;
}
