import type { PublicationStatus } from '@summit/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** A question with its answer. Visitors see it when it is published and active (C-094). */
@Entity('faq')
@Index(['category', 'displayOrder'])
@Check('faq_status', `status in ('draft', 'published')`)
export class Faq extends EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text', unique: true })
  faqId: string;

  @Column({ type: 'text' })
  question: string;

  /** May hold figure placeholders such as `{vip.early}`, filled when shown. */
  @Column({ type: 'text' })
  answer: string;

  @Column({ type: 'text', default: 'general' })
  category: string;

  @Column({ type: 'integer' })
  displayOrder: number;

  @Column({ type: 'text', default: 'published' })
  status: PublicationStatus;

  @Column({ type: 'boolean', default: true })
  active: boolean;
}
