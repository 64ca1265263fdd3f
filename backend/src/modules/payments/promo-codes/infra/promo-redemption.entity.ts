import type { Provider } from '@summit/rules';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One order's use of a code: taken when the order is written, counted when it is paid, given back when it ends unpaid. */
@Entity('promo_redemption')
@Index('promo_redemption_reserved', ['reservedUntil'], { where: `state = 'reserved'` })
export class PromoRedemption {
  @ForeignKey('PurchaseOrder')
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  @ForeignKey('PromoCode')
  @Index()
  @Column({ type: 'uuid' })
  promoCodeId: string;

  @Column({ type: 'text' })
  provider: Provider;

  @Column({ type: 'text' })
  state: 'reserved' | 'redeemed' | 'released';

  @Column({ type: 'integer' })
  discountCents: number;

  @Column({ type: 'timestamptz' })
  reservedUntil: Date;
}
