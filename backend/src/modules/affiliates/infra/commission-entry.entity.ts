import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One change of a commission, append-only: earned by a payment, taken back by a refund or a lost dispute. Only `payout_id` is ever set later. */
@Entity('commission_entry')
@Unique('commission_entry_source', ['orderId', 'sourceRef'])
@Check('commission_entry_amount', 'amount_cents <> 0')
@Index('commission_entry_unpaid', ['affiliateId'], { where: 'payout_id is null' })
@Index(['payoutId'])
export class CommissionEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @ForeignKey('Commission')
  @Column({ type: 'uuid' })
  orderId: string;

  @ForeignKey('Affiliate')
  @Column({ type: 'uuid' })
  affiliateId: string;

  /** `clawback`: taken back after the commission was paid out. */
  @Column({ type: 'text' })
  kind: 'earn' | 'adjust' | 'clawback';

  @Column({ type: 'integer' })
  amountCents: number;

  /** The change of the order that caused it. */
  @Column({ type: 'text' })
  sourceRef: string;

  @ForeignKey('Payout')
  @Column({ type: 'uuid', nullable: true })
  payoutId: string | null;

  @Column({ type: 'timestamptz' })
  bookedAt: Date;
}
