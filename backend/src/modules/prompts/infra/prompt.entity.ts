import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** One prompt of the library (M-164). */
@Entity('prompt')
@Check('prompt_id_range', 'prompt_id between 1 and 500')
export class Prompt extends EditableContent {
  /** 1 to 500, the number that the page shows. */
  @PrimaryColumn({ type: 'smallint' })
  promptId: number;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  promptText: string;

  /** Title of one of the twelve sections (M-168 to M-179). */
  @Index()
  @Column({ type: 'text' })
  category: string;

  /** '' where the section names no parts. */
  @Column({ type: 'text' })
  subcategory: string;

  @Column({ type: 'text', array: true })
  tags: string[];
}
