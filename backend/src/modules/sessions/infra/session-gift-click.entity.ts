import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One opening of a session's gift (M-108). */
@Entity('session_gift_click')
@Index(['sessionId', 'giftUrl'])
export class SessionGiftClick {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @ForeignKey('SummitSession', { onDelete: 'CASCADE' })
  @Column({ type: 'uuid' })
  sessionId: string;

  /** As it was then: an administrator may change the gift. */
  @Column({ type: 'text' })
  giftUrl: string;

  @Column({ type: 'boolean' })
  byMember: boolean;

  @Column({ type: 'timestamptz' })
  clickedAt: Date;
}
