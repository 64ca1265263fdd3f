import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { exampleValues, isMailTemplateId, MAIL_TEMPLATES, type MailTemplate } from '@summit/content/messages';
import { IsNull, Not, Repository } from 'typeorm';
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

/** Edited mails: the mailer reads them here, and administrators try them and take them back. */
@Injectable()
export class EmailTemplatesService implements OnModuleInit {
  constructor(
    @InjectRepository(EmailTemplate) private readonly templates: Repository<EmailTemplate>,
    private readonly items: CmsItems,
    private readonly texts: MailTexts,
    private readonly mails: MailQueue,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(ADMIN_DIRECTORY) private readonly admins: AdminDirectory,
  ) {}

  onModuleInit(): void {
    // A row that nobody has saved is the built-in text, perhaps of the version before this one.
    this.texts.readFrom((templateId) =>
      this.templates.findOne({
        where: { templateId, active: true, updatedBy: Not(IsNull()) },
        select: { subject: true, body: true },
      }),
    );
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
}

function builtInOf(templateId: string): MailTemplate {
  if (!isMailTemplateId(templateId)) throw new AppError('not_found');
  return MAIL_TEMPLATES[templateId];
}
