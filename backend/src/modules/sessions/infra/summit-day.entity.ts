import type { SummitDay as Day } from '@summit/rules';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** Titles, intro and homework of one of the five days (C-050, C-051). */
@Entity('summit_day')
@Check('summit_day_range', 'day between 1 and 5')
export class SummitDay extends EditableContent {
  @PrimaryColumn({ type: 'smallint' })
  day: Day;

  /** As on the landing page (F-060). */
  @Column({ type: 'text' })
  shortTitle: string;

  /** As in the member area (M-126). */
  @Column({ type: 'text' })
  longTitle: string;

  @Column({ type: 'text' })
  intro: string;

  @Column({ type: 'text' })
  homework: string;
}
