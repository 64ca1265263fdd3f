import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RunState } from '../application/reconciliation-runs.port.js';

/** One comparison of our book with those of the providers. */
@Entity('reconciliation_run')
@Check('reconciliation_run_state', `state in ('running', 'done', 'failed')`)
@Check('reconciliation_run_ended', `(state = 'running') = (ended_at is null)`)
@Index(['startedAt'])
export class ReconciliationRun {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  state: RunState;

  /** Id of staff; null: it was the nightly one. */
  @Column({ type: 'uuid', nullable: true })
  askedBy: string | null;

  /** The span of time that was compared, without its end. */
  @Column({ type: 'timestamptz' })
  spanFrom: Date;

  @Column({ type: 'timestamptz' })
  spanUntil: Date;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Lines that the providers listed. */
  @Column({ type: 'integer', default: 0 })
  lines: number;

  @Column({ type: 'integer', default: 0 })
  feesBooked: number;

  /** Differences that this run saw, whether they are new or not. */
  @Column({ type: 'integer', default: 0 })
  differences: number;

  /** Lines of other installations on the same account, which it passed over. */
  @Column({ type: 'integer', default: 0 })
  linesOfOthers: number;

  /** Why it failed, in words for an operator. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;
}
