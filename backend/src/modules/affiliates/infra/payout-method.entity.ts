import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Where an affiliate is paid. A change waits for the back office; earlier ones stay, because payouts were made to them. */
@Entity('payout_method')
@Check('payout_method_status', `status in ('waiting', 'approved', 'declined', 'replaced')`)
@Check('payout_method_decided', `(status = 'waiting') = (decided_at is null)`)
@Index('payout_method_waiting', ['affiliateId'], { unique: true, where: `status = 'waiting'` })
@Index('payout_method_approved', ['affiliateId'], { unique: true, where: `status = 'approved'` })
@Index(['affiliateId'])
export class PayoutMethod {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('Affiliate', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  affiliateId: string;

  /** `replaced`: by a later one, before or after it was in force. */
  @Column({ type: 'text' })
  status: 'waiting' | 'approved' | 'declined' | 'replaced';

  /** Address or account and the tax note, encrypted for this affiliate. */
  @Column({ type: 'text' })
  sealed: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** When it came into force, was declined, or was replaced while it waited. */
  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
