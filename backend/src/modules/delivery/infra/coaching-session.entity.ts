import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A coaching session that belongs to an order: part of the package, or bought on top (F-322). */
@Entity('coaching_session')
export class CoachingSession {
  @PrimaryColumn({ type: 'uuid' })
  orderId: string;

  /** From 1. */
  @PrimaryColumn({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  kind: 'included' | 'purchased';

  /** Set by an operator; the last one of an order starts holds and refund windows (C-020). */
  @Column({ type: 'timestamptz', nullable: true })
  completedAt: Date | null;
}
