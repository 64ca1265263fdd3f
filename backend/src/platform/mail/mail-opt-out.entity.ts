import { Column, Entity, Generated, Index, PrimaryColumn, Unique } from 'typeorm';

/** An address that wants only what belongs to its registration, orders and account. */
@Entity('mail_opt_out')
@Unique('mail_opt_out_id', ['id'])
export class MailOptOut {
  /** Normalized; of a person who was erased `erased:` and a keyed hash. */
  @PrimaryColumn({ type: 'text' })
  email: string;

  /** What news of it names, instead of the person. */
  @Column({ type: 'uuid' })
  @Generated('uuid')
  id: string;

  @Index('mail_opt_out_at')
  @Column({ type: 'timestamptz' })
  at: Date;
}
