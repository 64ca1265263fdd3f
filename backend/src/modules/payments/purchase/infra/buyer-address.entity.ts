import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser in which a mailed link of an address was opened (C-110). Kept for 30 days. */
@Entity('buyer_address')
@Index('buyer_address_email', ['email'])
@Index('buyer_address_proven', ['provenAt'])
export class BuyerAddress {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'buyer_address_pk' })
  buyerId: string;

  /** Normalized. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'buyer_address_pk' })
  email: string;

  @Column({ type: 'timestamptz' })
  provenAt: Date;
}
