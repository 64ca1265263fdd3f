import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DataTool } from '../../../platform/removable-records/record-set.js';
import type { RecordCounts } from '../application/removable-records.port.js';

/** What one use of a data tool has removed; the rows themselves are in the file. */
@Entity('data_backup')
export class DataBackup {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  tool: DataTool;

  /** Name below the folder of backups. */
  @Column({ type: 'text' })
  file: string;

  /** Bytes. */
  @Column({ type: 'bigint' })
  size: string;

  /** SHA-256 of the file: what comes back is what went. */
  @Column({ type: 'text' })
  digest: string;

  @Column({ type: 'jsonb' })
  counts: RecordCounts;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  restoredAt: Date | null;
}
