import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A text message that was decided on. `key` says why, so that no reason sends twice. */
@Entity('sms_message')
@Check('sms_message_state', `state in ('sending', 'sent', 'refused', 'withheld')`)
@Index('sms_message_recipient', ['recipient', 'decidedAt'])
@Index('sms_message_decided', ['decidedAt'])
export class SmsMessage {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  template: string;

  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'timestamptz' })
  decidedAt: Date;

  /** `refused`: by the gateway, for good. `withheld`: by our own limits. */
  @Column({ type: 'text' })
  state: 'sending' | 'sent' | 'refused' | 'withheld';
}
