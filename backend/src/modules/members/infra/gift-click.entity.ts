import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One opening of a speaker's gift by a member (M-083). It still counts when the account is gone. */
@Entity('gift_click')
export class GiftClick {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: string;

  @ForeignKey('SpeakerGift')
  @Index()
  @Column({ type: 'uuid' })
  giftId: string;

  @ForeignKey('Member', { onDelete: 'SET NULL' })
  @Index()
  @Column({ type: 'uuid', nullable: true })
  memberId: string | null;

  @Column({ type: 'timestamptz' })
  clickedAt: Date;
}
