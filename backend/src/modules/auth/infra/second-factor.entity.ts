import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '@summit/contracts';

/** The authenticator app of an account. On only once a code has confirmed it. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn({ type: 'text' })
  role: Role;

  @PrimaryColumn({ type: 'uuid' })
  subjectId: string;

  /** Encrypted (SecretBox). */
  @Column({ type: 'text' })
  secret: string;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Time step of the last code that was accepted: no code counts twice (M-071). */
  @Column({ type: 'bigint', default: 0 })
  lastStep: string;
}
