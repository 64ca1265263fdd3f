import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A mailed link for setting a password: only its hash is kept, it works once and ends (C-109). */
@Entity('speaker_link')
export class SpeakerLink {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @ForeignKey('Affiliate', { onDelete: 'CASCADE' })
  @Index()
  @Column({ type: 'uuid' })
  affiliateId: string;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
