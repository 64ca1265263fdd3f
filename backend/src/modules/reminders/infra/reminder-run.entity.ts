import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far one reminder is among the registrants. */
@Entity('reminder_run')
@Check('reminder_run_order', 'finished_at >= started_at')
export class ReminderRun {
  @PrimaryColumn({ type: 'text' })
  key: string;

  /** The last registration that was looked at; people are taken in the order of their ids. */
  @Column({ type: 'uuid', nullable: true })
  reached: string | null;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
