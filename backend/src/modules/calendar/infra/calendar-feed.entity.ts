import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A member who has replaced the address of the feed, and how often: links of other versions are void. */
@Entity('calendar_feed')
export class CalendarFeed {
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  memberId: string;

  @Column({ type: 'int' })
  version: number;
}
