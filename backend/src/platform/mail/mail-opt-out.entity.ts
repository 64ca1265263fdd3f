import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that wants only what belongs to its registration, orders and account. */
@Entity('mail_opt_out')
export class MailOptOut {
  /** Normalised. */
  @PrimaryColumn({ type: 'text' })
  email: string;

  @Column({ type: 'timestamptz' })
  at: Date;
}
