import { Inject, Injectable } from '@nestjs/common';
import { OperatorAlerts } from '../../platform/alerts/operator-alerts.js';
import { Settings } from '../../platform/settings/settings.js';
import { findAlerts } from './domain/alert-facts.js';
import { AlertFactsReadModel } from './read-models/alert-facts.read-model.js';
import { OperatorNotifier } from './application/operator-notifier.js';

/** Once a minute: looks, notes what stands, tells what is new. */
@Injectable()
export class WatchAlertsJob {
  constructor(
    @Inject(AlertFactsReadModel) private readonly facts: Pick<AlertFactsReadModel, 'read'>,
    @Inject(Settings) private readonly settings: Pick<Settings, 'readAll'>,
    @Inject(OperatorAlerts) private readonly alerts: Pick<OperatorAlerts, 'stand'>,
    @Inject(OperatorNotifier) private readonly operators: Pick<OperatorNotifier, 'sendPending'>,
  ) {}

  async run(): Promise<void> {
    const limits = await this.settings.readAll(['alerts.queue_minutes', 'alerts.failing_percent']);
    const found = findAlerts(await this.facts.read(), {
      queueMinutes: limits['alerts.queue_minutes'],
      failingPercent: limits['alerts.failing_percent'],
    });
    await this.alerts.stand('provider_down', found.provider_down);
    await this.alerts.stand('queue_late', found.queue_late);
    await this.alerts.stand('nightly_failing', found.nightly_failing);
    await this.alerts.stand('payments_failing', found.payments_failing);
    await this.alerts.stand('signup_rate', found.signup_rate);
    await this.alerts.stand('sales_rate', found.sales_rate);
    await this.alerts.stand('form_attacked', found.form_attacked);
    await this.operators.sendPending();
  }
}
