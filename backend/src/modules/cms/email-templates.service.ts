import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  exampleValues,
  isMailTemplateId,
  MAIL_TEMPLATES,
  type MailTemplate,
  type MailTemplateId,
  type MailText,
} from '@summit/content/messages';
import { Repository } from 'typeorm';
import { Batcher } from '../../platform/database/batcher.js';
import { Sql, statement } from '../../platform/database/sql.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { MailTexts } from '../../platform/mail/mail-texts.js';
import { TRANSACTIONS, type Transactions } from '../../platform/database/transactions.port.js';
import { ADMIN_DIRECTORY, type AdminDirectory } from '../auth/auth.public.js';
import { EmailTemplate } from './entities/email-template.entity.js';
import { CmsItems } from './items/cms-items.service.js';
import { EMAIL_TEMPLATE_ITEMS } from './items/item-kinds.js';

/** What the mailer fills in for every mail. */
const FOOTER_VARIABLES = ['company_address', 'unsubscribe_url'];

/** A row that nobody has saved is the built-in text, perhaps of the version before this one. */
const EDITED = statement(
  'mail-texts-edited',
  `select template_id as "templateId", subject, body from email_template
   where template_id = any($1::text[]) and active and updated_by is not null`,
);

/** Edited mails: the mailer reads them here, and administrators try them and take them back. */
@Injectable()
export class EmailTemplatesService implements OnModuleInit {
  private readonly edited = new Batcher<MailTemplateId, MailText | null>((ids) => this.readEdited(ids));

  constructor(
    @InjectRepository(EmailTemplate) private readonly templates: Repository<EmailTemplate>,
    private readonly items: CmsItems,
    private readonly texts: MailTexts,
    private readonly mails: MailQueue,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(ADMIN_DIRECTORY) private readonly admins: AdminDirectory,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.texts.readFrom((id) => this.edited.add(id));
  }

  /** The row follows the product again, as if nobody had ever saved it. Throws `not_found`. */
  async restore(id: string, adminId: string): Promise<{ before: EmailTemplate; after: EmailTemplate }> {
    const { before, after } = await this.items.update(
      EMAIL_TEMPLATE_ITEMS,
      { id, seen: null, savedBy: adminId },
      ({ templateId }) => {
        const { name, subject, body, type, variables } = builtInOf(templateId);
        return { name, subject, body, type, variables: variables.map((one) => one.name), active: true };
      },
    );
    await this.templates.update({ id, updatedAt: after.updatedAt }, { updatedBy: null });
    return { before, after: { ...after, updatedBy: null } };
  }

  /** Queues the mail for the administrator. Throws `not_found`. */
  async test(id: string, adminId: string): Promise<void> {
    const [row, admin] = await Promise.all([this.templates.findOneBy({ id }), this.admins.byId(adminId)]);
    if (!row || !admin || !isMailTemplateId(row.templateId)) throw new AppError('not_found');
    const template = row.templateId;
    const values = Object.fromEntries(
      Object.entries(exampleValues(MAIL_TEMPLATES[template])).filter(([name]) => !FOOTER_VARIABLES.includes(name)),
    );
    await this.transactions.transaction((tx) =>
      this.mails.enqueue(tx, {
        key: `template-test:${randomUUID()}`,
        template,
        recipient: admin.email,
        values,
        unlimited: true,
      }),
    );
  }

  private async readEdited(ids: MailTemplateId[]): Promise<(MailText | null)[]> {
    const rows = await this.sql.query<MailText & { templateId: MailTemplateId }>(EDITED, [[...new Set(ids)]]);
    const texts = new Map(rows.map(({ templateId, subject, body }) => [templateId, { subject, body }]));
    return ids.map((id) => texts.get(id) ?? null);
  }
}

function builtInOf(templateId: string): MailTemplate {
  if (!isMailTemplateId(templateId)) throw new AppError('not_found');
  return MAIL_TEMPLATES[templateId];
}
