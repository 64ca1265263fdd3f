import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Outcome } from '../application/experiments.port.js';
import type { ExperimentStatus, Measure, Variant } from '../domain/experiment.js';

/** An experiment with the landing page's headline: one at a time is a draft or runs. */
@Entity('experiment')
@Check('experiment_status', `status in ('draft', 'running', 'stopped')`)
@Check('experiment_measure', `measure in ('registrations', 'revenue')`)
@Check('experiment_winner', `winner in ('A', 'B')`)
@Index('experiment_open', ['place'], { unique: true, where: `status <> 'stopped'` })
export class ExperimentRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'experiment_pk' })
  id: string;

  /** What it is about. */
  @Column({ type: 'text' })
  place: 'landing_headline';

  @Column({ type: 'text' })
  status: ExperimentStatus;

  @Column({ type: 'text', nullable: true })
  control: string | null;

  @Column({ type: 'text' })
  variant: string;

  @Column({ type: 'text' })
  measure: Measure;

  @Column({ type: 'int' })
  expectedVisitors: number;

  @Column({ type: 'int' })
  maxDays: number;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  startedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  stoppedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  stoppedBy: string | null;

  @Column({ type: 'text', nullable: true })
  winner: Variant | null;

  @Column({ type: 'jsonb', nullable: true })
  outcome: Outcome | null;
}
