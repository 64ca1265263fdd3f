import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** How often the address of a member's feed was replaced, by the member or with the sign-ins: links of other versions are void. */
@Entity('calendar_feed')
export class CalendarFeed {
  @ForeignKey('Member', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'uuid' })
  memberId: string;

  @Column({ type: 'int' })
  version: number;
}
