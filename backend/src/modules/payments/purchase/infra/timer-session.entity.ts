import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Product } from '@summit/rules';

/** When an offer began for a browser session. Rows are joined by cookie and address; the earliest start counts (C-014). */
@Entity('timer_session')
@Index(['buyerId', 'product'])
@Index(['email', 'product'])
export class TimerSession {
  @PrimaryColumn({ type: 'text' })
  sessionId: string;

  @PrimaryColumn({ type: 'text' })
  product: Product;

  @Column({ type: 'uuid', nullable: true })
  buyerId: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'timestamptz' })
  startedAt: Date;
}
