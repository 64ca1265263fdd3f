import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** A plan or an offer as pages word it. Display copy: what is charged comes from the price book (C-018). */
@Entity('pricing_item')
@Index(['itemType', 'displayOrder'])
@Check('pricing_item_type', `item_type in ('pricing_plan', 'discount_offer')`)
@Check('pricing_item_status', `status in ('active', 'inactive')`)
@Check('pricing_item_prices', 'price_cents >= 0 and original_price_cents >= 0')
export class PricingItem extends EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text', default: 'pricing_plan' })
  itemType: 'pricing_plan' | 'discount_offer';

  /** `plan_id` or `offer_id` on the wire (C-095); tells which price of the price book it shows. */
  @Column({ type: 'text', unique: true })
  itemId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'integer', default: 0 })
  priceCents: number;

  @Column({ type: 'integer', nullable: true })
  originalPriceCents: number | null;

  @Column({ type: 'text', array: true, default: [] })
  features: string[];

  @Column({ type: 'integer' })
  displayOrder: number;

  @Column({ type: 'text', default: 'active' })
  status: 'active' | 'inactive';

  @Column({ type: 'text', nullable: true })
  stripePriceId: string | null;

  @Column({ type: 'boolean', default: true })
  active: boolean;
}
