import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { OperatorAlerts } from '../../../platform/alerts/operator-alerts.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { Links } from '../../../platform/links/links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { momentText } from '../../../platform/mail/moment-text.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { TaskRegistry } from '../../../platform/outbox/task-registry.js';
import { Settings } from '../../../platform/settings/settings.js';
import { isQuiet } from '../domain/quiet-hours.js';
import { ALERT_WEBHOOK, type AlertWebhook } from './alert-webhook.port.js';
import { WEBHOOK_TASK } from './alerts-tasks.js';

interface Message {
  /** Each is sent once. */
  id: string;
  summary: string;
  /** ms. */
  raisedAt: number;
}

/** Sends what stands by mail and webhook, each alert once. */
@Injectable()
export class OperatorNotifier implements OnModuleInit {
  constructor(
    @Inject(OperatorAlerts) private readonly alerts: Pick<OperatorAlerts, 'takeUnsent'>,
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'read'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly outbox: Outbox,
    @Inject(TaskRegistry) private readonly tasks: Pick<TaskRegistry, 'register'>,
    @Inject(ALERT_WEBHOOK) private readonly webhook: AlertWebhook,
    private readonly links: Links,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: { mail: Pick<AppConfig['mail'], 'supportEmail'> },
  ) {}

  onModuleInit(): void {
    this.tasks.register(WEBHOOK_TASK, ({ text }: { text: string }) => this.post(text));
  }

  async sendPending(): Promise<void> {
    const hours = await this.settings.readAll(['alerts.quiet_from', 'alerts.quiet_to']);
    const quiet = isQuiet(this.clock.now(), { from: hours['alerts.quiet_from'], to: hours['alerts.quiet_to'] });
    await this.transactions.transaction(async (tx) => {
      for (const alert of await this.alerts.takeUnsent(tx, quiet)) await this.tell(tx, alert);
    });
  }

  /** In the caller's transaction. */
  async tell(tx: Transaction, { id, summary, raisedAt }: Message): Promise<void> {
    const adminUrl = this.links.to('adminDashboard', {}, { query: { tab: 'alerts' } });
    const { 'alerts.recipients': recipients, 'alerts.webhook_url': url } = await this.settings.readAll([
      'alerts.recipients',
      'alerts.webhook_url',
    ]);
    for (const recipient of recipients.length > 0 ? recipients : [this.config.mail.supportEmail])
      await this.mails.enqueue(tx, {
        key: `operator-alert:${id}:${recipient}`,
        template: 'operator-alert',
        recipient,
        values: { summary, raised_at: momentText(raisedAt), admin_url: adminUrl },
      });
    if (url)
      await this.outbox.addJob(tx, {
        task: WEBHOOK_TASK,
        payload: { text: `${summary} ${adminUrl}` },
        key: `alert:${id}`,
      });
  }

  /** Goes where the setting leads when the job runs: nowhere, if it was taken away. */
  private async post(text: string): Promise<void> {
    const url = await this.settings.read('alerts.webhook_url');
    if (url) await this.webhook.send(url, text);
  }
}
