import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeskRefundState } from '../application/desk-refunds.port.js';

/** Money that somebody at the desk wants to go back, with the reason for the books and who decided. */
@Entity('desk_refund')
@Check('desk_refund_state', `state in ('waiting', 'approved', 'declined')`)
@Check('desk_refund_amount', 'amount_cents > 0')
@Check('desk_refund_decided', `(state = 'waiting') = (decided_at is null)`)
@Index('desk_refund_waits', ['orderId'], { unique: true, where: `state = 'waiting'` })
@Index(['orderId'])
@Index(['state', 'askedAt'])
export class DeskRefundRow {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('PurchaseOrder')
  @Column({ type: 'uuid' })
  orderId: string;

  @Column({ type: 'integer' })
  amountCents: number;

  /** Kept of the order when it was asked for; null in rows of older releases. */
  @Column({ type: 'integer', nullable: true })
  keptCents: number | null;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'text' })
  state: DeskRefundState;

  /** Ids of staff. An account can be gone, and what it did stays. */
  @Column({ type: 'uuid' })
  askedBy: string;

  @Column({ type: 'timestamptz' })
  askedAt: Date;

  @Column({ type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
