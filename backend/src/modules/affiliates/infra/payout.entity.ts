import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** What an affiliate is paid for one month. The transfer itself happens outside; an operator reports how it went. */
@Entity('payout')
@Unique('payout_period', ['affiliateId', 'period'])
export class Payout {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('Affiliate')
  @Column({ type: 'uuid' })
  affiliateId: string;

  /** First of the month, Pacific. */
  @Column({ type: 'date' })
  period: string;

  @Column({ type: 'bigint' })
  amountCents: string;

  @Column({ type: 'text' })
  status: 'processing' | 'paid' | 'failed';

  /** Where it goes, whatever is changed afterwards; null for payouts of before there was a choice: PayPal, at the account's address. */
  @ForeignKey('PayoutMethod')
  @Column({ type: 'uuid', nullable: true })
  methodId: string | null;

  /** Owner of the back office who has approved that another one sends it. */
  @Column({ type: 'uuid', nullable: true })
  approvedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;
}
