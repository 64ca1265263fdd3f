import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Cue } from '../domain/captions.js';

/** What is said in a session. Kept as plain lines, never as the file that was uploaded. */
@Entity('session_captions')
export class SessionCaptions {
  @ForeignKey('SummitSession', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  sessionId: string;

  /** BCP 47. */
  @Column({ type: 'text' })
  language: string;

  /** In order of time; seconds. */
  @Column({ type: 'jsonb' })
  cues: Cue[];

  /** All lines in one. */
  @Column({ type: 'text' })
  transcript: string;

  @Column({ type: 'text' })
  updatedBy: string;

  @Column({ type: 'timestamptz' })
  updatedAt: Date;
}
