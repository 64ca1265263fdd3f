import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Product } from '@summit/rules';

/** When an offer began for a browser session. Which rows count for a visitor is C-110. Kept for 30 days. */
@Entity('timer_session')
@Index(['buyerId', 'product'])
@Index(['email', 'product'])
@Index('timer_session_started', ['startedAt'])
export class TimerSession {
  @PrimaryColumn({ type: 'text' })
  sessionId: string;

  @PrimaryColumn({ type: 'text' })
  product: Product;

  @Column({ type: 'uuid', nullable: true })
  buyerId: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** Keyed hash of the network block where it began; null in rows from before C-110. */
  @Column({ type: 'text', nullable: true })
  clientBlock: string | null;

  @Column({ type: 'timestamptz' })
  startedAt: Date;
}
