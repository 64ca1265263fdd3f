import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { oneOf } from '../../../../platform/database/sql-text.js';
import { LIVE_ATTEMPT_STATES, type AttemptKind, type AttemptState } from '../../domain/payment-attempt.js';

/**
 * One try to get the money of an order. What a repeated call must send again unchanged stands here: key and expiry (payments.md
 * 0.4, 1.2). An order has one live attempt at a time.
 */
@Entity('payment_attempt')
@Unique('payment_attempt_number', ['orderId', 'number'])
@Index('payment_attempt_one_live', ['orderId'], { unique: true, where: oneOf('state', LIVE_ATTEMPT_STATES) })
@Index('payment_attempt_ref', ['providerRef'])
@Index('payment_attempt_live', ['updatedAt'], { where: oneOf('state', LIVE_ATTEMPT_STATES) })
export class PaymentAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @ForeignKey('PurchaseOrder')
  @Column({ type: 'uuid' })
  orderId: string;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  kind: AttemptKind;

  @Column({ type: 'text' })
  state: AttemptState;

  @Column({ type: 'text' })
  idempotencyKey: string;

  /** Hosted page, charge or wallet order at the provider. */
  @Column({ type: 'text', nullable: true })
  providerRef: string | null;

  /** Hosted page to send the browser to. */
  @Column({ type: 'text', nullable: true })
  url: string | null;

  /** Everything else the call sent, for a repeat: return addresses, card. */
  @Column({ type: 'jsonb' })
  request: Record<string, unknown>;

  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ type: 'text', nullable: true })
  declineCode: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  updatedAt: Date;
}
