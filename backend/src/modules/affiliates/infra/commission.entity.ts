import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Product } from '@summit/rules';

/** What an order earns its affiliate, and when it can be paid out. Its amounts are the entries. */
@Entity('commission')
@Index(['affiliateId'])
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

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
