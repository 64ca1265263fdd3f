import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One of the three payments of a plan, written when the first one arrives. */
@Entity('plan_installment')
@Index('plan_installment_unpaid', ['dueAt', 'orderId'], { where: 'paid_at is null' })
export class PlanInstallment {
  @ForeignKey('PurchaseOrder')
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  /** 1 to 3. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  @Column({ type: 'integer' })
  amountCents: number;

  @Column({ type: 'timestamptz' })
  dueAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  @Column({ type: 'text', unique: true, nullable: true })
  invoiceRef: string | null;
}
