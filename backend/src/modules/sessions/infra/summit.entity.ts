import type { SummitKey, SummitSlug } from '@summit/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** One edition of the summit with the names that the documents use for it, and its dates (C-039, C-040). */
@Entity('summit')
@Check('summit_days_in_order', 'last_day >= first_day')
export class Summit extends EditableContent {
  /** Opaque: the year in it is part of the name. */
  @PrimaryColumn({ type: 'text' })
  key: SummitKey;

  @Column({ type: 'text', unique: true })
  slug: SummitSlug;

  @Column({ type: 'smallint', unique: true })
  number: number;

  @Column({ type: 'text' })
  title: string;

  /** Date and number of sessions as the dashboard card words them; not what happened when (C-040). */
  @Column({ type: 'text' })
  cardDate: string;

  @Column({ type: 'text' })
  cardSessions: string;

  @Column({ type: 'smallint' })
  dayCount: number;

  /** Calendar days in Pacific time. */
  @Column({ type: 'date' })
  firstDay: string;

  @Column({ type: 'date' })
  lastDay: string;

  /** Midnight Pacific of day 1. */
  @Column({ type: 'timestamptz' })
  firstDayAt: Date;

  @Column({ type: 'text' })
  dateLabel: string;
}
