import type { Provider } from '@summit/rules';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A code as one provider takes it: the row of the operator's list. */
@Entity('promo_code_provider')
export class PromoCodeProvider {
  @ForeignKey('PromoCode', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  promoCodeId: string;

  @PrimaryColumn({ type: 'text' })
  provider: Provider;

  /** `created`: ours exists, the provider has not confirmed its mirror yet. Expiry follows from the date. */
  @Column({ type: 'text' })
  status: 'active' | 'created' | 'inactive';

  @Column({ type: 'integer', default: 0 })
  redeemedCount: number;

  @Column({ type: 'bigint', default: 0 })
  discountCents: string;
}
