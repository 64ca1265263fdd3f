import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An administrator: the one role of the back office. */
@Entity('admin_account')
@Check('admin_account_email_normal', 'email = lower(btrim(email))')
export class AdminAccount {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text', unique: true })
  email: string;

  @Column({ type: 'text' })
  passwordHash: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
