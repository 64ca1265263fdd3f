import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A part of how often a session's gift was opened, as `SessionRatingPart` is one of its ratings. */
@Entity('session_gift_part')
export class SessionGiftPart {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @Column({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'text' })
  giftUrl: string;

  @Column({ type: 'integer' })
  clicks: number;

  @Column({ type: 'integer' })
  memberClicks: number;

  /** Of these clicks the last. */
  @Column({ type: 'timestamptz' })
  lastClickAt: Date;
}
