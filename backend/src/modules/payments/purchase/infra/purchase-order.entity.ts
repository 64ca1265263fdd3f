import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { BumpKey, Quote } from '@summit/pricing';
import type { Product, Provider } from '@summit/rules';
import { oneOf } from '../../../../platform/database/sql-text.js';
import { HELD_STATUSES, type OrderStatus } from '../../domain/order-status.js';

/**
 * Our record of a purchase. It is committed before any call to a provider, with the frozen quote it will be charged by; refunds
 * and reports never compute a price again (payments.md 0.3, 3.2).
 */
@Entity('purchase_order')
@Check('purchase_order_total', 'total_cents >= 100')
@Check('purchase_order_captured', 'captured_cents >= 0 and refunded_cents >= 0 and refunded_cents <= captured_cents')
@Check('purchase_order_email_normal', 'email = lower(btrim(email))')
@Index('purchase_order_one_held', ['sessionId', 'product'], {
  unique: true,
  where: oneOf('status', HELD_STATUSES),
})
@Index('purchase_order_session', ['sessionId', 'product', 'createdAt'])
@Index('purchase_order_block', ['clientBlock'], { where: `client_block is not null` })
@Index('purchase_order_email', ['email', 'product'])
@Index('purchase_order_buyer', ['buyerId', 'product'])
@Index('purchase_order_created', ['createdAt'])
@Index('purchase_order_finished', ['completedAt', 'id'], { where: `status in ('completed', 'partially_refunded')` })
@Index('purchase_order_first_money', ['paidAt', 'id'], { where: 'paid_at is not null' })
@Index('purchase_order_paid', ['product', 'paidAt', 'id'], { where: 'paid_at is not null' })
@Index('purchase_order_plans', ['status', 'paidAt'], { where: 'plan' })
@Index('purchase_order_plan_list', ['status', 'isTest', 'paidAt', 'id'], { where: 'plan' })
@Index('purchase_order_unsettled', ['updatedAt'], { where: `status = 'pending'` })
export class PurchaseOrder {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** The browser's own id of the purchase (F-194). */
  @Column({ type: 'text' })
  sessionId: string;

  @Column({ type: 'text' })
  product: Product;

  @Column({ type: 'text' })
  provider: Provider;

  @ForeignKey('Buyer')
  @Column({ type: 'uuid', nullable: true })
  buyerId: string | null;

  /** Keyed hash of the network block that it was ordered from, for as long as that counts (C-111); null after 30 days. */
  @Column({ type: 'text', nullable: true })
  clientBlock: string | null;

  /** Null for placeholder addresses until the provider tells the payer's (C-066). */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column({ type: 'text' })
  status: OrderStatus;

  /** Where a won dispute leads back to. */
  @Column({ type: 'text', nullable: true })
  statusBeforeDispute: OrderStatus | null;

  /** Add-ons by their key in the price book. */
  @Column({ type: 'text', array: true })
  bumpKeys: BumpKey[];

  @Column({ type: 'integer' })
  coachingSessions: number;

  @Column({ type: 'boolean' })
  plan: boolean;

  /** Options and price as one text: the same purchase asked for again is the same order. */
  @Column({ type: 'text' })
  fingerprint: string;

  @Column({ type: 'jsonb' })
  quote: Quote & { priceBook: string };

  @Column({ type: 'integer' })
  totalCents: number;

  @Column({ type: 'integer', default: 0 })
  capturedCents: number;

  @Column({ type: 'integer', default: 0 })
  refundedCents: number;

  @Column({ type: 'text', nullable: true })
  promoCode: string | null;

  /** Referral code that came with the purchase, normalized. */
  @Column({ type: 'text', nullable: true })
  affiliateCode: string | null;

  /** Sandbox money or a generated test code (C-084). */
  @Column({ type: 'boolean' })
  isTest: boolean;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  updatedAt: Date;

  /** First money. */
  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  /** All the money. */
  @Column({ type: 'timestamptz', nullable: true })
  completedAt: Date | null;
}
