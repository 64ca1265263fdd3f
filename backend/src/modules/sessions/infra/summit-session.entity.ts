import type { SummitKey } from '@summit/contracts';
import type { SummitDay } from '@summit/rules';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';
import type { VideoHost } from '../domain/session-video.js';

/** One talk of an edition with its speaker, gift and public window. */
@Entity('summit_session')
@Index(['summitKey', 'day', 'sessionNumber'])
@Check('summit_session_day', 'day between 1 and 5')
@Check('summit_session_numbers', 'session_number >= 1 and duration_minutes >= 1 and total_views >= 0')
@Check('summit_session_video', "video_host in ('vimeo', 'youtube')")
// Made by hand: TypeORM knows no expressions. See session-search.sql-text.ts.
@Index('summit_session_words', { synchronize: false })
@Check('summit_session_window', 'public_access_end > public_access_start')
export class SummitSession extends EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Edition and speaker of a bundled session; null for one that an administrator created. */
  @Column({ type: 'text', unique: true, nullable: true })
  importKey: string | null;

  /** End of /summit/access/{token}. Made once and never changed: people have the link. */
  @Column({ type: 'text', unique: true })
  publicToken: string;

  @ForeignKey('Summit')
  @Column({ type: 'text' })
  summitKey: SummitKey;

  @Column({ type: 'smallint', default: 1 })
  day: SummitDay;

  @Column({ type: 'smallint', default: 1 })
  sessionNumber: number;

  @Column({ type: 'text' })
  topic: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ type: 'smallint', default: 45 })
  durationMinutes: number;

  @Column({ type: 'text' })
  speakerName: string;

  @Column({ type: 'text', default: '' })
  speakerTitle: string;

  @Column({ type: 'text', nullable: true })
  speakerPhotoUrl: string | null;

  @Column({ type: 'text', default: '' })
  speakerBio: string;

  /** Address by network. */
  @Column({ type: 'jsonb', default: {} })
  speakerSocialLinks: Record<string, string>;

  /** Who plays the film. Of markup that is pasted only host, id and hash are kept (C-056). */
  @Column({ type: 'text', default: 'vimeo' })
  videoHost: VideoHost;

  /** At the host, whichever it is; null while there is no film. */
  @Column({ type: 'text', nullable: true })
  vimeoVideoId: string | null;

  /** Key of an unlisted film. */
  @Column({ type: 'text', nullable: true })
  videoHash: string | null;

  @Column({ type: 'text', nullable: true })
  giftTitle: string | null;

  @Column({ type: 'text', nullable: true })
  giftDescription: string | null;

  @Column({ type: 'text', nullable: true })
  giftUrl: string | null;

  @Column({ type: 'text', nullable: true })
  giftPromoCode: string | null;

  /** The window is half open: start <= now < end. */
  @Column({ type: 'timestamptz' })
  publicAccessStart: Date;

  @Column({ type: 'timestamptz' })
  publicAccessEnd: Date;

  /** Without those that session_view still holds. */
  @Column({ type: 'integer', default: 0 })
  totalViews: number;
}
