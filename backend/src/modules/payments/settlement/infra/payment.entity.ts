import type { Provider } from '@summit/rules';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';

/** Money that arrived. The provider's id is unique, so booking it a second time changes nothing (payments.md 0.5). */
@Entity('payment')
@Unique('payment_provider_ref', ['provider', 'providerRef'])
@Check('payment_amount', 'amount_cents > 0')
@Index(['orderId'])
@Index(['receivedAt'])
export class Payment {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('PurchaseOrder')
  @Column({ type: 'uuid' })
  orderId: string;

  @Column({ type: 'text' })
  provider: Provider;

  /** Payment intent or capture. */
  @Column({ type: 'text' })
  providerRef: string;

  @Column({ type: 'integer' })
  amountCents: number;

  /** Lower case. Whatever is not `usd` is booked as a duplicate and paid back. */
  @Column({ type: 'text', default: 'usd' })
  currency: string;

  /** 1 to 3 for a plan. */
  @Column({ type: 'integer', nullable: true })
  installment: number | null;

  /** `duplicate`: more than the order owes; it is kept as a liability and paid back. */
  @Column({ type: 'text' })
  bookedAs: 'order' | 'duplicate';

  @Column({ type: 'timestamptz' })
  receivedAt: Date;
}
