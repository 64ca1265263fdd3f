import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A mailed link: only its hash is kept, it works once and ends (C-109). */
@Entity('speaker_link')
@Check('speaker_link_email', `(purpose in ('email', 'take_back')) = (email is not null)`)
export class SpeakerLink {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @ForeignKey('Affiliate', { onDelete: 'CASCADE' })
  @Index()
  @Column({ type: 'uuid' })
  affiliateId: string;

  /** `invite`: an administrator sent it; `reset`: a forgotten password; `email`: another address; `take_back`: the one before it. */
  @Column({ type: 'text', default: 'invite' })
  purpose: 'invite' | 'reset' | 'email' | 'take_back';

  /** The new address of `email`, the former one of `take_back`. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
