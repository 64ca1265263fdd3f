import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Role } from '@summit/contracts';

/** How often all sign-ins of an account were ended; none for never. It only grows: what was handed out with a smaller number is void. */
@Entity('sign_in_generation')
export class SignInGeneration {
  @PrimaryColumn({ type: 'text' })
  role: Role;

  @PrimaryColumn({ type: 'uuid' })
  subjectId: string;

  @Column({ type: 'int' })
  number: number;
}
