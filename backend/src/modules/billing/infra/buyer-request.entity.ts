import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What a buyer asks the back office for on the page of the orders. At most one of a kind waits for an order at a time. */
@Entity('buyer_request')
@Check('buyer_request_kind', `kind in ('refund', 'email')`)
@Check('buyer_request_state', `state in ('pending', 'approved', 'declined')`)
@Check('buyer_request_decided', `(state = 'pending') = (decided_at is null)`)
@Check('buyer_request_email', `(kind = 'email') = (new_email is not null)`)
@Index(['state', 'askedAt'])
@Index('buyer_request_waits', ['orderId', 'kind'], { unique: true, where: `state = 'pending'` })
@Index(['orderId'])
export class BuyerRequest {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('PurchaseOrder')
  @Column({ type: 'uuid' })
  orderId: string;

  @Column({ type: 'text' })
  kind: 'refund' | 'email';

  @Column({ type: 'text', default: 'pending' })
  state: 'pending' | 'approved' | 'declined';

  /** In the buyer's words; may be empty. */
  @Column({ type: 'text' })
  reason: string;

  /** Normalized. */
  @Column({ type: 'text', nullable: true })
  newEmail: string | null;

  /** End of the guarantee as it was when the refund was asked for; null while it had not begun to run. */
  @Column({ type: 'timestamptz', nullable: true })
  guaranteeUntil: Date | null;

  @Column({ type: 'timestamptz' })
  askedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** For the buyer. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  /** Cents that the approval pays back. */
  @Column({ type: 'integer', nullable: true })
  amountCents: number | null;
}
