import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** The subscription behind a 3-month plan. */
@Entity('payment_plan')
export class PaymentPlan {
  @ForeignKey('PurchaseOrder')
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  @Column({ type: 'text', unique: true })
  subscriptionRef: string;

  /** The schedule that ends it after the third payment; null until it is attached. */
  @Index({ where: 'schedule_ref is null' })
  @Column({ type: 'text', nullable: true })
  scheduleRef: string | null;

  /** Of several that failed: the next try of any, and where the buyer can pay the one that failed first. */
  @Column({ type: 'timestamptz', nullable: true })
  nextAttemptAt: Date | null;

  @Column({ type: 'text', nullable: true })
  payUrl: string | null;

  /** Invoices whose payment failed and that nobody has paid since. */
  @Column({ type: 'text', array: true, default: '{}' })
  failedInvoices: string[];

  /** Each one's own: `{ "in_2": { "nextAttemptAt": 1764525600000, "payUrl": "https://…" } }`; times in ms. */
  @Column({ type: 'jsonb', default: {} })
  invoiceTries: Record<string, { nextAttemptAt: number | null; payUrl: string | null }>;

  /** The card that the buyer gave in place of the one that began the plan. The provider's id, never a number (F-229). */
  @Column({ type: 'text', nullable: true })
  cardRef: string | null;

  @Column({ type: 'text', nullable: true })
  cardLast4: string | null;

  /** The provider's time. */
  @Column({ type: 'timestamptz', nullable: true })
  cardGivenAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
