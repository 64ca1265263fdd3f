import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { VisitSource } from '@summit/rules';

/** A registrant: somebody who signed up free, known by e-mail (F-241). */
@Entity('signup')
@Index('signup_newest', ['createdAt', 'id'])
@Check('signup_email_normal', 'email = lower(btrim(email))')
@Check('signup_source', `source in ('facebook', 'google')`)
export class Signup {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** Trimmed and lower-cased, so that uniqueness ignores case (F-243). */
  @Column({ type: 'text', unique: true })
  email: string;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  /** The `ref` of the visit, as given; the affiliates module decides what it earns. */
  @Column({ type: 'text', nullable: true })
  referralCode: string | null;

  /** End of the registrant's own invite link (C-064). */
  @Column({ type: 'text', unique: true })
  inviteToken: string;

  @Index()
  @ForeignKey('Signup', { onDelete: 'SET NULL' })
  @Column({ type: 'uuid', nullable: true })
  invitedBy: string | null;

  /** Where the visit came from, if it is one that reports name. */
  @Column({ type: 'text', nullable: true })
  source: VisitSource | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;
}
