import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what in the back office, when and from where. Append-only; holds no password, token or code. */
@Entity('audit_entry')
@Index(['at'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  /** Null where nobody was signed in: a failed sign-in. */
  @Column({ type: 'uuid', nullable: true })
  adminId: string | null;

  /** The address at that time; for a failed sign-in, the address that was tried. */
  @Column({ type: 'text' })
  adminEmail: string;

  /** `PUT /api/admin/…` with the parts of the path that name the object. */
  @Column({ type: 'text' })
  action: string;

  /** What was asked for, without secrets. */
  @Column({ type: 'jsonb' })
  details: Record<string, unknown>;

  /** HTTP status of the answer. */
  @Column({ type: 'integer' })
  status: number;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  requestId: string;

  /** Hash of the entry before; empty for the first. A trigger writes both hashes, one entry after the other. */
  @Column({ type: 'text' })
  previousHash: string;

  /** SHA-256 of `previousHash` and of everything above. */
  @Column({ type: 'text' })
  hash: string;
}
