import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A card that the provider keeps, by provider ids only (F-229). Chargeable from the browser of its order, for 24 hours (C-065). */
@Entity('saved_card')
@Index(['buyerId', 'savedAt'])
export class SavedCard {
  @ForeignKey('PurchaseOrder')
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  @ForeignKey('Buyer')
  @Column({ type: 'uuid' })
  buyerId: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  customerRef: string;

  @Column({ type: 'text' })
  paymentMethodRef: string;

  @Column({ type: 'text' })
  brand: string;

  @Column({ type: 'text' })
  last4: string;

  @Column({ type: 'timestamptz' })
  savedAt: Date;
}
