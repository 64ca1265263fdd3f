import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a token of the audit log stands for: an address, a name. Erasing a person takes it away; the log stays as it was written. */
@Entity('audit_person')
export class AuditPerson {
  /** `person:` and a keyed hash of the value. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'audit_person_pkey' })
  token: string;

  @Column({ type: 'text' })
  value: string;
}
