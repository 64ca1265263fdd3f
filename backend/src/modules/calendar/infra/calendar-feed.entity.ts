import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How often a member has replaced the address of the feed. */
@Entity('calendar_feed')
export class CalendarFeed {
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  memberId: string;

  @Column({ type: 'int' })
  version: number;
}
