import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RatingStatus } from '../domain/rating.js';

/** What one visitor says of one session; a second time replaces the first (M-118). */
@Entity('session_rating')
@Index(['sessionId', 'rater'], { unique: true })
@Index(['status', 'ratedAt'])
@Index('session_rating_newest', ['ratedAt', 'id'])
@Index('session_rating_shown', ['sessionId', 'ratedAt'], { where: 'display_publicly and comment is not null' })
@Check('session_rating_stars', 'stars between 1 and 5')
@Check('session_rating_status', "status in ('pending', 'approved', 'rejected')")
@Check('session_rating_display', "not display_publicly or status = 'approved'")
export class SessionRating {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @ForeignKey('SummitSession', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  sessionId: string;

  /** Hash that tells a member or a browser from others and names neither. */
  @Column({ type: 'text' })
  rater: string;

  @Column({ type: 'smallint' })
  stars: number;

  @Column({ type: 'text', nullable: true })
  userName: string | null;

  @Column({ type: 'text', nullable: true })
  comment: string | null;

  /** Seen by administrators only. */
  @Column({ type: 'text', nullable: true })
  takeaways: string | null;

  @Column({ type: 'text' })
  status: RatingStatus;

  @Column({ type: 'boolean' })
  displayPublicly: boolean;

  /** Id of the administrator who decided; an older one is an address where no account has it any more. */
  @Column({ type: 'text', nullable: true })
  reviewedBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  reviewedAt: Date | null;

  @Column({ type: 'timestamptz' })
  ratedAt: Date;
}
