import type { EmailTemplateType } from '@summit/contracts';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { EditableContent } from '../../../platform/content-import/editable-content.js';

/** The editable part of a mail; layout and footer belong to the bundle. */
@Entity('email_template')
@Check('email_template_type', `type in ('transactional', 'marketing', 'notification')`)
export class EmailTemplate extends EditableContent {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text', unique: true })
  templateId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  subject: string;

  /** Mail Markdown with `{{variable}}` placeholders. */
  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'text', default: 'transactional' })
  type: EmailTemplateType;

  /** Names of the variables that the mailer fills. */
  @Column({ type: 'text', array: true, default: [] })
  variables: string[];

  @Column({ type: 'boolean', default: true })
  active: boolean;
}
