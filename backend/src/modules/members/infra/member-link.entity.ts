import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** A mailed link for setting a password: only its hash is kept, it works once and ends (C-109). */
@Entity('member_link')
export class MemberLink {
  /** SHA-256 of the token, base64url. */
  @PrimaryColumn({ type: 'text' })
  tokenHash: string;

  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @Index()
  @Column({ type: 'uuid' })
  memberId: string;

  @Column({ type: 'text' })
  purpose: 'setup' | 'reset';

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
