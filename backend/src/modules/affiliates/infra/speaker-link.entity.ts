import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A mailed link: only its hash is kept, it works once and ends (C-109). */
@Entity('speaker_link')
@Check('speaker_link_email', `(purpose = 'email') = (email is not null)`)
export class SpeakerLink {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @ForeignKey('Affiliate', { onDelete: 'CASCADE' })
  @Index()
  @Column({ type: 'uuid' })
  affiliateId: string;

  /** `invite`: an administrator sent it; `reset`: a forgotten password; `email`: another address. */
  @Column({ type: 'text', default: 'invite' })
  purpose: 'invite' | 'reset' | 'email';

  /** The new address of `email`. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
