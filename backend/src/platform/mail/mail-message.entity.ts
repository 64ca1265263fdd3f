import type { OnDemand } from '@summit/content/messages';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * `refused`: the mail server will never take it, or it is not to be sent any more. `unconfirmed`: given away, the answer was lost, and
 * nothing gives it away again.
 */
export const MAIL_STATES = ['waiting', 'sent', 'refused', 'unconfirmed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** SQL. Not sent because its recipient has unsubscribed is no failure. */
export const MAIL_FAILED = `state in ('refused', 'unconfirmed') and refusal is distinct from 'unsubscribed'`;

export type CountedKind = Exclude<OnDemand, 'never'>;

/** One mail that was decided on. `key` says why (`welcome:<signup id>`), so that no reason sends twice. */
@Entity('mail_message')
@Check('mail_message_state', `state in ('waiting', 'sent', 'refused', 'unconfirmed')`)
@Check('mail_message_sent', `(state = 'sent') = (sent_at is not null)`)
@Index('mail_message_recipient', ['recipient', 'createdAt'])
@Index('mail_message_newest', ['state', 'createdAt'])
@Index('mail_message_waiting', ['createdAt'], { where: `state = 'waiting'` })
@Index('mail_message_failed', ['createdAt'], { where: MAIL_FAILED })
export class MailMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text', unique: true })
  key: string;

  @Column({ type: 'text' })
  template: string;

  @Column({ type: 'text' })
  recipient: string;

  /** Values for the template; emptied when it is sent, or 72 hours after it failed, because links in them open things. */
  @Column({ type: 'jsonb' })
  values: Record<string, string>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @Column({ type: 'text', default: 'waiting' })
  state: MailState;

  /** Why it was refused, or not given away again: codes of the mail server, or a word of ours (`unsubscribed`, `late`). */
  @Column({ type: 'text', nullable: true })
  refusal: string | null;

  /** Which daily limit of the address it is part of; null for one that only we or its owner could cause. */
  @Column({ type: 'text', nullable: true })
  countedAs: CountedKind | null;

  /** How often it was given to a server that has not answered, as far as we know. */
  @Column({ type: 'int', default: 0 })
  handovers: number;

  /** Since when the server has it (the database's clock); null again once the try has ended without an end of the mail. */
  @Column({ type: 'timestamptz', nullable: true })
  handedOverAt: Date | null;

  /** From then on (the product's clock) it would say what is no longer so, and is not sent. Null: it is never too late. */
  @Column({ type: 'timestamptz', nullable: true })
  lateAt: Date | null;
}
