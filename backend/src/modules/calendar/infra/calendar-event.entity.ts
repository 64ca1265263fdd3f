import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What was published of an event last: calendars take over a change only under a higher number (RFC 5545, 3.8.7.4). */
@Entity('calendar_event')
@Check('calendar_event_sequence', 'sequence >= 0')
export class CalendarEventRow {
  @PrimaryColumn({ type: 'text' })
  uid: string;

  @Column({ type: 'text' })
  print: string;

  @Column({ type: 'int', default: 0 })
  sequence: number;

  @Column({ type: 'timestamptz' })
  changedAt: Date;
}
