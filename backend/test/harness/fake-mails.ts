import { MAIL_TEMPLATES, renderTemplate, type MailTemplate } from '@summit/content/messages';
import type { MailRequest } from '../../src/platform/mail/mail-queue.js';
import type { Transaction } from '../../src/platform/database/transactions.port.js';

/** Queued mails in memory, each key once. Refuses at once what the real template would refuse when it is sent. */
export class FakeMails {
  readonly queued: MailRequest[] = [];
  /** Strangers have asked for as many mails as a day has. */
  flooded = false;

  async enqueue(_tx: Transaction, mail: MailRequest): Promise<boolean> {
    if (this.queued.some(({ key }) => key === mail.key)) return false;
    const template: MailTemplate = MAIL_TEMPLATES[mail.template];
    if (this.flooded && template.onDemand !== 'never' && !mail.unlimited) return false;
    const wayOut: Record<string, string> = template.unsubscribable
      ? { unsubscribe_url: 'https://funnel.test/unsubscribe' }
      : {};
    renderTemplate(template, { ...mail.values, ...wayOut, company_address: 'Somewhere 1' });
    this.queued.push(mail);
    return true;
  }

  templates(): string[] {
    return this.queued.map(({ template }) => template);
  }
}
