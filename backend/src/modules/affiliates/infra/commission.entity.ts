import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Product } from '@summit/rules';
import type { Suspicion } from '../domain/suspicion.js';

/** What an order earns its affiliate, and when it can be paid out. Its amounts are the entries. */
@Entity('commission')
@Index(['affiliateId'])
@Index('commission_held', ['heldAt'], { where: `review = 'held'` })
@Check('commission_review', `review in ('held', 'released', 'denied')`)
export class Commission {
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  @ForeignKey('Affiliate')
  @Column({ type: 'uuid' })
  affiliateId: string;

  @Column({ type: 'text' })
  product: Product;

  /** Start of the hold (C-020); without one the commission stays held. */
  @Column({ type: 'timestamptz', nullable: true })
  anchorAt: Date | null;

  /** End of the hold; payable from the day after. */
  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  payableAt: Date | null;

  /** While a dispute is open nothing of it is paid out. */
  @Column({ type: 'boolean', default: false })
  disputed: boolean;

  /** Set once somebody has to look at it: a held one is not paid out, a denied one earns nothing. */
  @Column({ type: 'text', nullable: true })
  review: 'held' | 'released' | 'denied' | null;

  @Column({ type: 'text', array: true, nullable: true })
  suspicions: Suspicion[] | null;

  @Column({ type: 'timestamptz', nullable: true })
  heldAt: Date | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
