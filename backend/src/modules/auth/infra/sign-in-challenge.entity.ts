import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Role } from '@summit/contracts';

/** A sign-in that has the password and waits for the code: five minutes, five tries, once. */
@Entity('sign_in_challenge')
export class SignInChallenge {
  /** SHA-256 of the temporary token. */
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'uuid' })
  subjectId: string;

  @Column({ type: 'text' })
  client: string;

  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Index()
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
