import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How often somebody did something: what a search of the audit log asks first. A trigger counts with each entry, behind the lock that writes
 * one entry after the other; entries are never changed, so the count only rises.
 */
@Entity('audit_subject')
export class AuditSubject {
  /** Of address and action, which are too long for an index. */
  @PrimaryColumn({ type: 'uuid' })
  fingerprint: string;

  @Column({ type: 'text' })
  adminEmail: string;

  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'integer' })
  entries: number;
}
