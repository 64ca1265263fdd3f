import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Variant } from '../domain/experiment.js';

/** A visitor saw a variant for the first time. Rows are added, and removed when they are old; never changed. */
@Entity('experiment_exposure')
@Check('experiment_exposure_variant', `variant in ('A', 'B')`)
export class ExperimentExposure {
  @ForeignKey('ExperimentRow', { name: 'experiment_exposure_of' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'experiment_exposure_pk' })
  experimentId: string;

  /** Keyed hash of what the browser keeps, another one in each experiment. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'experiment_exposure_pk' })
  visitor: string;

  @Column({ type: 'text' })
  variant: Variant;

  @Column({ type: 'timestamptz' })
  exposedAt: Date;
}
