import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Product } from '@summit/rules';

/** A code with its rule and its uses, which are counted over both providers together (C-069..072). */
@Entity('promo_code')
@Check('promo_code_upper', 'code = upper(code)')
@Check('promo_code_counts', 'max_uses >= 0 and reserved_count >= 0 and redeemed_count >= 0')
@Check('promo_code_discount', `discount_value >= 0 and discount_type in ('percent', 'amount', 'fixed_price')`)
export class PromoCode {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text', unique: true })
  code: string;

  @Column({ type: 'text' })
  product: Product;

  /** For the prices of the operator's list only; a code never decides what a buyer orders. */
  @Column({ type: 'boolean' })
  withBump: boolean;

  @Column({ type: 'text' })
  discountType: 'percent' | 'amount' | 'fixed_price';

  /** Basis points, or cents. */
  @Column({ type: 'integer' })
  discountValue: number;

  /** 0 = unlimited. */
  @Column({ type: 'integer' })
  maxUses: number;

  @Column({ type: 'integer', default: 0 })
  reservedCount: number;

  @Column({ type: 'integer', default: 0 })
  redeemedCount: number;

  @Column({ type: 'boolean', default: false })
  isTest: boolean;

  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
