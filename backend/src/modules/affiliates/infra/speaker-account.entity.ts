import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How a speaker signs in: the password to the affiliate's code. Exists once the first password is set (C-062). */
@Entity('speaker_account')
export class SpeakerAccount {
  @ForeignKey('Affiliate', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  affiliateId: string;

  /** argon2id. */
  @Column({ type: 'text' })
  passwordHash: string;

  @Column({ type: 'timestamptz' })
  passwordSetAt: Date;
}
