import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionSetting } from '../../../platform/personal-data/personal-data.js';

/** What the last night has forgotten by one setting. */
@Entity('retention_run')
export class RetentionRun {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'retention_run_pk' })
  setting: RetentionSetting;

  /** Which night: one that was interrupted goes on with the same. */
  @Column({ type: 'timestamptz' })
  slot: Date;

  @Column({ type: 'timestamptz' })
  ranAt: Date;

  @Column({ type: 'integer' })
  days: number;

  @Column({ type: 'bigint' })
  forgotten: string;

  /** Something of it could not be forgotten, or the night was interrupted. */
  @Column({ type: 'boolean', default: false })
  unfinished: boolean;
}
