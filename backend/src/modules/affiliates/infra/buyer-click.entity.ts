import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The last click of a browser that we know by its signed cookie. A one-click order carries no code; this is whose link it followed
 * (F-124). Kept as long as a referral counts.
 */
@Entity('buyer_click')
export class BuyerClick {
  @PrimaryColumn({ type: 'uuid' })
  buyerId: string;

  @Column({ type: 'text' })
  code: string;

  @Index('buyer_click_clicked')
  @Column({ type: 'timestamptz' })
  clickedAt: Date;
}
