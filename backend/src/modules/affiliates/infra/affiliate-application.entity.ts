import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Somebody who asked to become an affiliate. An address asks once. */
@Entity('affiliate_application')
@Check('affiliate_application_status', `status in ('pending', 'approved', 'declined')`)
@Check('affiliate_application_decided', `(status = 'pending') = (decided_at is null)`)
@Index(['status', 'appliedAt'])
export class AffiliateApplication {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Normalized. */
  @Column({ type: 'text', unique: true })
  email: string;

  @Column({ type: 'text' })
  name: string;

  /** How the applicant wants to recommend the summit. */
  @Column({ type: 'text' })
  promotion: string;

  @Column({ type: 'text', default: 'pending' })
  status: 'pending' | 'approved' | 'declined';

  @Column({ type: 'timestamptz' })
  appliedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** The account that it led to. */
  @ForeignKey('Affiliate', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  affiliateId: string | null;
}
