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

  /** Next try of a payment that failed, and where the buyer can pay it. */
  @Column({ type: 'timestamptz', nullable: true })
  nextAttemptAt: Date | null;

  @Column({ type: 'text', nullable: true })
  payUrl: string | null;

  /** Invoices whose payment failed and that nobody has paid since. */
  @Column({ type: 'text', array: true, default: '{}' })
  failedInvoices: string[];

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
