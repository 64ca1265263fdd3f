import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { LinkPurpose } from '../application/member-links.port.js';

/** A mailed link that proves a mailbox: only its hash is kept, it works once and ends (C-109). */
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
  purpose: LinkPurpose;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  usedAt: Date | null;

  /** The new address, in a link that changes it. */
  @Column({ type: 'text', nullable: true })
  email: string | null;
}
