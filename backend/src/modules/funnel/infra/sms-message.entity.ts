import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A text message that the gateway has accepted. `key` says why it was sent, so that no reason sends twice. */
@Entity('sms_message')
export class SmsMessage {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  template: string;

  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;
}
