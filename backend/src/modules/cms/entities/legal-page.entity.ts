import type { PublicationStatus } from '@summit/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** A policy page. Visitors see it when it is published and active (C-094). */
@Entity('legal_page')
@Check('legal_page_status', `status in ('draft', 'published')`)
export class LegalPage extends EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text', unique: true })
  pageId: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', unique: true })
  slug: string;

  /** Restricted Markdown with figure placeholders such as `{vip.early}`, filled when shown. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'text', default: '' })
  metaDescription: string;

  @Column({ type: 'text', default: 'published' })
  status: PublicationStatus;

  @Column({ type: 'boolean', default: true })
  active: boolean;
}
