import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the audit log was found whole, so that entries that were cut off its end are missed. Append-only. */
@Entity('audit_checkpoint')
export class AuditCheckpoint {
  @PrimaryColumn({ type: 'bigint' })
  entryId: string;

  @Column({ type: 'text' })
  hash: string;

  @Column({ type: 'timestamptz' })
  at: Date;
}
