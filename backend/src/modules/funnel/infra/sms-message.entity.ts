import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A text message that was decided on. `key` says why, so that no reason sends twice. */
@Entity('sms_message')
@Check('sms_message_state', `state in ('sending', 'sent', 'refused', 'withheld', 'unconfirmed')`)
// What was withheld has no limit, so the looks that count what went out pass it by.
@Index('sms_message_number', ['recipient', 'template', 'state', 'decidedAt'])
@Index('sms_message_day', ['decidedAt'], { where: `state in ('sending', 'sent', 'unconfirmed')` })
export class SmsMessage {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  template: string;

  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'timestamptz' })
  decidedAt: Date;

  /**
   * `refused`: by the gateway, for good. `withheld`: by our own limits, or too late. `unconfirmed`: given to the gateway, and nobody knows
   * whether it went out.
   */
  @Column({ type: 'text' })
  state: 'sending' | 'sent' | 'refused' | 'withheld' | 'unconfirmed';

  /** How often it was given to the gateway, except where that has surely not taken it. */
  @Column({ type: 'int', default: 0 })
  handovers: number;

  /** Since when the gateway has it (the database's clock); null again once the try has ended without an end of the text. */
  @Column({ type: 'timestamptz', nullable: true })
  handedOverAt: Date | null;
}
