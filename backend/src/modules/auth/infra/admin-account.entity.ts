import type { StaffRole } from '@summit/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who works in the back office. The administrator of the documents is its owner. */
@Entity('admin_account')
@Check('admin_account_email_normal', 'email = lower(btrim(email))')
@Check('admin_account_role_known', `role in ('owner', 'support')`)
export class AdminAccount {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text', unique: true })
  email: string;

  /** Null until the invitation is accepted. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  @Column({ type: 'text', default: 'owner' })
  role: StaffRole;

  @Column({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
