import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Role } from '@summit/contracts';

/** One sign-in of one browser. Its token names this row, so that signing out and a new password end it at once, everywhere (S2). */
@Entity('sign_in')
@Index(['role', 'subjectId'])
@Index(['expiresAt'])
export class SignIn {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'uuid' })
  subjectId: string;

  /** Address block of the browser: who signed in from here before is not slowed down by strangers' guesses (S3). */
  @Column({ type: 'text' })
  client: string;

  /** `Chrome on Windows`, for the owner who looks at the sign-ins; null where nobody shows it. */
  @Column({ type: 'text', nullable: true })
  browser: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** When password and code were given again; for a few minutes the second factor may be changed. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** When a passkey proved the owner, which is password and second factor at once; null where none has. */
  @Column({ type: 'timestamptz', nullable: true })
  passkeyAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
