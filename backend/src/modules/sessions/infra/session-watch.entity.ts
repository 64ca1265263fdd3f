import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** How far a member is in a session. */
@Entity('session_watch')
@Check('session_watch_seconds', 'seconds >= 0 and (duration_seconds is null or duration_seconds > 0)')
export class SessionWatch {
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  memberId: string;

  @ForeignKey('SummitSession', { onDelete: 'CASCADE' })
  @Index()
  @PrimaryColumn({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'double precision' })
  seconds: number;

  /** Length of the film as its player says. */
  @Column({ type: 'double precision', nullable: true })
  durationSeconds: number | null;

  @Column({ type: 'boolean' })
  watched: boolean;

  @Column({ type: 'timestamptz' })
  updatedAt: Date;
}
