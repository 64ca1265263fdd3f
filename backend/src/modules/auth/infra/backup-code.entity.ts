import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '@summit/contracts';

/** A code for the day on which the authenticator is lost. Hashed, and each works once (M-070). */
@Entity('backup_code')
export class BackupCode {
  @PrimaryColumn({ type: 'text' })
  role: Role;

  @PrimaryColumn({ type: 'uuid' })
  subjectId: string;

  /** See BackupCodeBox. */
  @PrimaryColumn({ type: 'text' })
  codeHash: string;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
