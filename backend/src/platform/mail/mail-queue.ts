import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  MAIL_TEMPLATES,
  renderTemplate,
  type MailTemplate,
  type MailTemplateId,
  type MailValues,
} from '@summit/content/messages';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { executorOf, Sql, statement } from '../database/sql.js';
import type { Transaction } from '../database/transactions.port.js';
import { Outbox } from '../outbox/outbox.js';
import { TaskRegistry } from '../outbox/task-registry.js';
import { MAILER, type Mailer } from './mailer.port.js';

const SEND_TASK = 'mail/send';

const INSERT = statement(
  'mail-insert',
  `insert into mail_message (key, template, recipient, values) values ($1, $2, $3, $4) on conflict (key) do nothing returning id`,
);
const READ = statement(
  'mail-read',
  `select id, template, recipient, values from mail_message where id = $1 and sent_at is null`,
);
const MARK_SENT = statement('mail-mark-sent', `update mail_message set sent_at = now(), values = '{}' where id = $1`);

const STUCK = statement(
  'mail-stuck',
  `select exists (select 1 from mail_message where sent_at is null and created_at < now() - interval '10 minutes') as stuck`,
);

export interface MailRequest {
  /** Why this mail is sent, once: `welcome:<signup id>`. */
  key: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
}

/** What a mail's template asks its sender for; the rest comes from the configuration. */
export type OwnValues<Id extends MailTemplateId> = Omit<MailValues<Id>, 'company_address'>;

interface StoredMail {
  id: string;
  template: MailTemplateId;
  recipient: string;
  values: Record<string, string>;
}

/** Mail that is decided inside a transaction and sent after it, by the job queue. */
@Injectable()
export class MailQueue implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly outbox: Outbox,
    private readonly tasks: TaskRegistry,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.tasks.register(SEND_TASK, ({ mail_id }: { mail_id: string }) => this.send(mail_id));
  }

  /** Queues the mail in the caller's transaction; a second request with the same key changes nothing. Answers whether it was the first. */
  async enqueue(tx: Transaction, mail: MailRequest): Promise<boolean> {
    const [row] = await executorOf(tx).query<{ id: string }>(INSERT, [
      mail.key,
      mail.template,
      mail.recipient,
      mail.values,
    ]);
    if (row) await this.outbox.addJob(tx, SEND_TASK, { mail_id: row.id }, { key: `mail:${row.id}` });
    return row !== undefined;
  }

  /** Whether mail has not gone out for ten minutes: people who wait for one are then better told to ask support. */
  async isStuck(): Promise<boolean> {
    const [row] = await this.sql.query<{ stuck: boolean }>(STUCK);
    return row?.stuck ?? false;
  }

  private async send(id: string): Promise<void> {
    const [mail] = await this.sql.query<StoredMail>(READ, [id]);
    if (!mail) return;
    const template: MailTemplate = MAIL_TEMPLATES[mail.template];
    const { subject, html, text } = renderTemplate(template, {
      ...mail.values,
      company_address: this.config.mail.companyAddress,
    });
    await this.mailer.send({ messageId: mail.id, to: mail.recipient, subject, html, text });
    await this.sql.query(MARK_SENT, [id]);
  }
}
