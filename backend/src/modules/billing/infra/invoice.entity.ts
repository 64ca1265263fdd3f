import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { InvoiceContent } from '../application/invoice.js';

/** An invoice as it was issued. Append-only; numbers have no gaps. */
@Entity('invoice')
export class Invoice {
  @ForeignKey('PurchaseOrder')
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  @Column({ type: 'integer', unique: true })
  number: number;

  @Column({ type: 'timestamptz' })
  issuedAt: Date;

  /** What it says: seller, buyer, lines and sums in cents. */
  @Column({ type: 'jsonb' })
  content: InvoiceContent;
}
