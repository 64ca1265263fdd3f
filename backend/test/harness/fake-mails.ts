import { MAIL_TEMPLATES, renderTemplate, type MailTemplate } from '@summit/content/messages';
import type { BulkMail, MailRequest } from '../../src/platform/mail/mail-queue.js';
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
    const orders: Record<string, string> = template.variables.some(({ name }) => name === 'orders_url')
      ? { orders_url: 'https://funnel.test/orders#proof=x' }
      : {};
    renderTemplate(template, { ...mail.values, ...wayOut, ...orders, company_address: 'Somewhere 1' });
    this.queued.push(mail);
    return true;
  }

  /** Answers how many were new. */
  async enqueueAll(tx: Transaction, mails: readonly BulkMail[]): Promise<number> {
    let added = 0;
    for (const mail of mails) if (await this.enqueue(tx, mail)) added += 1;
    return added;
  }

  templates(): string[] {
    return this.queued.map(({ template }) => template);
  }
}
