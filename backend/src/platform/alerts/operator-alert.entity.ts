import type { AlertKind } from '@summit/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something that an operator has to know: stands until its reporter no longer sees it. */
@Entity('operator_alert')
@Index('operator_alert_standing', ['kind', 'subject'], { unique: true, where: 'ended_at is null' })
@Index('operator_alert_ended', ['endedAt'])
export class OperatorAlert {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'operator_alert_pk' })
  id: string;

  @Column({ type: 'text' })
  kind: AlertKind;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  summary: string;

  /** Told in quiet hours, too. */
  @Column({ type: 'boolean' })
  urgent: boolean;

  @Column({ type: 'timestamptz' })
  raisedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;
}
