import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** An address that an affiliate had before: whoever buys with it may be the affiliate still. */
@Entity('affiliate_former_email')
export class AffiliateFormerEmail {
  @ForeignKey('Affiliate', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  affiliateId: string;

  /** As the account had it. */
  @Index()
  @PrimaryColumn({ type: 'text' })
  email: string;

  /** When it was given up first. */
  @Column({ type: 'timestamptz' })
  changedAt: Date;
}
