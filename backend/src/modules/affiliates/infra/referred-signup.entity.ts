import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CreditOutcome } from '../domain/credit.js';

/** Which affiliate a registration counts for, decided once, and why. */
@Entity('referred_signup')
@Index(['affiliateId', 'referredAt'])
@Check('referred_signup_credit', `(outcome = 'credited') = (affiliate_id is not null)`)
export class ReferredSignup {
  @PrimaryColumn({ type: 'uuid' })
  signupId: string;

  @Column({ type: 'text' })
  code: string;

  /** Null unless the outcome is `credited`. */
  @ForeignKey('Affiliate')
  @Column({ type: 'uuid', nullable: true })
  affiliateId: string | null;

  @Column({ type: 'text' })
  outcome: CreditOutcome;

  @Column({ type: 'timestamptz' })
  referredAt: Date;
}
