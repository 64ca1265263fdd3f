import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { AttributionOutcome } from '../domain/attribution.js';

/** Which affiliate an order counts for, decided once when it is paid, and why (C-058..061). */
@Entity('order_attribution')
@Index(['affiliateId'])
@Index('order_attribution_own', ['code'], { where: `outcome = 'self_referral'` })
@Check('order_attribution_credit', `(outcome = 'credited') = (affiliate_id is not null)`)
export class OrderAttribution {
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  /** Null when neither the order nor a registration named one. */
  @Column({ type: 'text', nullable: true })
  code: string | null;

  @ForeignKey('Affiliate')
  @Column({ type: 'uuid', nullable: true })
  affiliateId: string | null;

  /** Where the code came from. */
  @Column({ type: 'text' })
  source: 'order' | 'signup' | 'click' | 'none';

  @Column({ type: 'text' })
  outcome: AttributionOutcome;

  @Column({ type: 'timestamptz' })
  decidedAt: Date;
}
