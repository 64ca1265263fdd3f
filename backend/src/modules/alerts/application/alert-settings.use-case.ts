import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { withListChange, type ListChange } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MAX_RECIPIENTS } from '../../../platform/settings/guard-settings.js';
import { Settings, type SettingValues } from '../../../platform/settings/settings.js';
import { OperatorNotifier } from './operator-notifier.js';

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

/** What stays as it is is not named. */
export type AlertChanges = Partial<Omit<AlertChoices, 'recipients'> & { recipients: ListChange }>;

/** Who is told, where, when, and from which limits on. */
@Injectable()
export class AlertSettingsUseCase {
  constructor(
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll' | 'change'>,
    @Inject(OperatorNotifier) private readonly operators: Pick<OperatorNotifier, 'tell'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async read(): Promise<AlertChoices> {
    return choicesOf(await this.settings.readAll(KEYS));
  }

  /**
   * Writes only what is named, and adds or removes single recipients, so that two owners keep both changes. Answers everything as it was
   * before and as it is now. Throws `validation_failed` for a change of nothing, and for more recipients than 10.
   */
  async save(changes: AlertChanges): Promise<{ before: AlertChoices; after: AlertChoices }> {
    const { before, after } = await this.settings.change(KEYS, (values) => ({
      'alerts.recipients': changed(values['alerts.recipients'], changes.recipients),
      'alerts.webhook_url': changes.webhookUrl,
      'alerts.quiet_from': changes.quietFrom,
      'alerts.quiet_to': changes.quietTo,
      'alerts.queue_minutes': changes.queueMinutes,
      'alerts.failing_percent': changes.failingPercent,
    }));
    return { before: choicesOf(before), after: choicesOf(after) };
  }

  /** Ignores the quiet hours, because the operator who asks for it is awake. */
  async test(): Promise<void> {
    const raisedAt = this.clock.now();
    await this.transactions.transaction((tx) => this.operators.tell(tx, { id: randomUUID(), summary: TEST, raisedAt }));
  }
}

function changed(recipients: string[], change: ListChange | undefined): string[] | undefined {
  if (!change) return undefined;
  const after = withListChange(recipients, change);
  if (after.length > MAX_RECIPIENTS) throw new AppError('validation_failed');
  return after;
}

const choicesOf = (values: SettingValues<(typeof KEYS)[number]>): AlertChoices => ({
  recipients: values['alerts.recipients'],
  webhookUrl: values['alerts.webhook_url'],
  quietFrom: values['alerts.quiet_from'],
  quietTo: values['alerts.quiet_to'],
  queueMinutes: values['alerts.queue_minutes'],
  failingPercent: values['alerts.failing_percent'],
});
