import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RatingStatus } from '../domain/rating.js';

/**
 * A part of how many ratings a session has of one kind: the parts add up. Triggers write one with each rating and, below zero, with what
 * it was before, in the same transaction; so sums are exact at every moment, and nobody who rates waits for another.
 */
@Entity('session_rating_part')
export class SessionRatingPart {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'smallint' })
  stars: number;

  @Column({ type: 'text' })
  status: RatingStatus;

  @Column({ type: 'integer' })
  ratings: number;

  /** Of these ratings those that say something. */
  @Column({ type: 'integer' })
  comments: number;

  @Column({ type: 'integer' })
  takeaways: number;
}
