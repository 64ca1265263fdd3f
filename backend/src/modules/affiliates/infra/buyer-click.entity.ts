import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The last click with each code of a browser that we know by its signed cookie. A one-click order carries no code; the newest is whose
 * link it followed (F-124), the others are who asks why not. Kept as long as a referral counts.
 */
@Entity('buyer_click')
export class BuyerClick {
  @PrimaryColumn({ type: 'uuid' })
  buyerId: string;

  @PrimaryColumn({ type: 'text' })
  code: string;

  @Index('buyer_click_clicked')
  @Column({ type: 'timestamptz' })
  clickedAt: Date;
}
