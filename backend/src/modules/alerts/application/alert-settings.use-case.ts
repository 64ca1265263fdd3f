import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { Settings } from '../../../platform/settings/settings.js';
import { TellOperators } from './tell-operators.js';

const TEST = 'This is a test: what an operator has to know comes here.';
const KEYS = [
  'alerts.recipients',
  'alerts.webhook_url',
  'alerts.quiet_from',
  'alerts.quiet_to',
  'alerts.queue_minutes',
  'alerts.failing_percent',
] as const;

export interface AlertChoices {
  recipients: string[];
  webhookUrl: string | null;
  /** Pacific hours of the day. */
  quietFrom: number;
  quietTo: number;
  queueMinutes: number;
  failingPercent: number;
}

/** Who is told, where, when, and from which limits on. */
@Injectable()
export class AlertSettingsUseCase {
  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'write'>,
    @Inject(TellOperators) private readonly operators: Pick<TellOperators, 'tell'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(): Promise<AlertChoices> {
    const values = await this.settings.readAll(KEYS);
    return {
      recipients: values['alerts.recipients'],
      webhookUrl: values['alerts.webhook_url'],
      quietFrom: values['alerts.quiet_from'],
      quietTo: values['alerts.quiet_to'],
      queueMinutes: values['alerts.queue_minutes'],
      failingPercent: values['alerts.failing_percent'],
    };
  }

  /** Answers what was set before. */
  async save(choices: AlertChoices): Promise<AlertChoices> {
    const before = await this.read();
    await this.transactions.transaction((tx) =>
      this.settings.write(tx, {
        'alerts.recipients': choices.recipients,
        'alerts.webhook_url': choices.webhookUrl,
        'alerts.quiet_from': choices.quietFrom,
        'alerts.quiet_to': choices.quietTo,
        'alerts.queue_minutes': choices.queueMinutes,
        'alerts.failing_percent': choices.failingPercent,
      }),
    );
    return before;
  }

  /** Whatever hour it is: whoever asks for it is awake. */
  async test(): Promise<void> {
    const raisedAt = this.clock.now();
    await this.transactions.transaction((tx) => this.operators.tell(tx, { id: randomUUID(), summary: TEST, raisedAt }));
  }
}
