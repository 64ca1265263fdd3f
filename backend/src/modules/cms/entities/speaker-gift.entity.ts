import type { SummitDay } from '@summit/rules';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** A row of the Speaker Bonus Gifts table (M-076, M-078). Clicks are counted elsewhere, one row each. */
@Entity('speaker_gift')
@Check('speaker_gift_day', 'day between 1 and 5')
export class SpeakerGift extends EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Slug of the speaker for the five fixed gifts, name of its file for the others. */
  @Column({ type: 'text', unique: true })
  giftKey: string;

  @Column({ type: 'text' })
  speakerName: string;

  @Column({ type: 'smallint' })
  day: SummitDay;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text' })
  url: string;

  @Index()
  @Column({ type: 'integer' })
  displayOrder: number;
}
