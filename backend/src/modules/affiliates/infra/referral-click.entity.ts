import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One click per visitor, code and day (C-058). Codes that nobody owns are kept raw, so that a late import can claim them. */
@Entity('referral_click')
@Unique(['code', 'day', 'visitorKey'])
@Index(['affiliateId', 'clickedAt'])
export class ReferralClick {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  code: string;

  @ForeignKey('Affiliate')
  @Column({ type: 'uuid', nullable: true })
  affiliateId: string | null;

  @Column({ type: 'text' })
  referrer: string;

  /** Salted hash of address and browser that changes every day: counts visitors without knowing them (C-081). */
  @Column({ type: 'text' })
  visitorKey: string;

  /** Pacific calendar day. */
  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'timestamptz' })
  clickedAt: Date;
}
