import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A VIP account (F-321). It exists from the purchase on; its owner sets the password with a mailed link. */
@Entity('member')
// Made by hand: TypeORM knows neither trigrams nor an index whose columns go in two directions.
@Index('member_words', { synchronize: false })
@Index('member_newest', { synchronize: false })
@Check('member_email_normal', 'email = lower(btrim(email))')
export class Member {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text', unique: true })
  email: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'boolean', default: false })
  summit1Access: boolean;

  /** The current edition: what a VIP purchase grants (C-098). */
  @Column({ type: 'boolean', default: false })
  summit2Access: boolean;

  /** What an administrator decided about that access; null while orders decide. A new order ends a refusal, nothing ends a grant. */
  @Column({ type: 'boolean', nullable: true })
  summit2ByHand: boolean | null;

  /** Argon2id; null until the first password is set. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  @Column({ type: 'text', default: '' })
  bio: string;

  /** Network to http(s) address; networks without one are absent (M-052). */
  @Column({ type: 'jsonb', default: {} })
  socialLinks: Record<string, string>;

  /** Names the file of the photo; unguessable, and another one with each upload (C-092). */
  @Column({ type: 'text', unique: true, nullable: true })
  photoId: string | null;

  /** When the second factor goes off because its owner has said it is lost; null otherwise. */
  @Index({ where: 'two_factor_ends_at is not null' })
  @Column({ type: 'timestamptz', nullable: true })
  twoFactorEndsAt: Date | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
