import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Variant } from '../domain/experiment.js';

/** A registration of somebody who had seen a variant. */
@Entity('experiment_registration')
@Check('experiment_registration_variant', `variant in ('A', 'B')`)
export class ExperimentRegistration {
  @ForeignKey('ExperimentRow', { name: 'experiment_registration_of' })
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'experiment_registration_pk' })
  experimentId: string;

  @ForeignKey('Signup', { name: 'experiment_registration_signup', onDelete: 'CASCADE' })
  @Index('experiment_registration_by_signup')
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'experiment_registration_pk' })
  signupId: string;

  /** As in `experiment_exposure`. An erasure puts a word in its place that leads to no browser. */
  @Column({ type: 'text' })
  visitor: string;

  @Column({ type: 'text' })
  variant: Variant;

  @Column({ type: 'timestamptz' })
  exposedAt: Date;
}
