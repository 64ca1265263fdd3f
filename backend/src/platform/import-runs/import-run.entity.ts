import type { ErrorCode, ImportKind } from '@summit/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The newest import of a kind. One that reads as running while nobody holds its lock was interrupted. */
@Entity('import_run')
export class ImportRunRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'import_run_pk' })
  kind: ImportKind;

  @Column({ type: 'text' })
  state: 'running' | 'failed' | 'done';

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'integer' })
  done: number;

  @Column({ type: 'integer', nullable: true })
  total: number | null;

  @Column({ type: 'integer', nullable: true })
  donePages: number | null;

  @Column({ type: 'integer', nullable: true })
  totalPages: number | null;

  @Column({ type: 'integer', nullable: true })
  imported: number | null;

  @Column({ type: 'integer', nullable: true })
  skipped: number | null;

  /** A code of the error catalog. */
  @Column({ type: 'text', nullable: true })
  failure: ErrorCode | null;
}
