import { Module, type OnModuleInit } from '@nestjs/common';
import { ProductSchedule } from '../../platform/scheduler/product-schedule.js';
import { AlertSettingsUseCase } from './application/alert-settings.use-case.js';
import { ALERT_WEBHOOK } from './application/alert-webhook.port.js';
import { OperatorNotifier } from './application/operator-notifier.js';
import { AlertsController } from './http/alerts.controller.js';
import { HttpAlertWebhook } from './infra/http-alert-webhook.adapter.js';
import { AlertFactsReadModel } from './read-models/alert-facts.read-model.js';
import { AlertsReadModel } from './read-models/alerts.read-model.js';
import { WatchAlertsJob } from './watch-alerts.job.js';

/** Watches what an operator has to know, and tells it by mail and webhook. */
@Module({
  controllers: [AlertsController],
  providers: [
    AlertFactsReadModel,
    AlertsReadModel,
    AlertSettingsUseCase,
    OperatorNotifier,
    WatchAlertsJob,
    { provide: ALERT_WEBHOOK, useClass: HttpAlertWebhook },
  ],
})
export class AlertsModule implements OnModuleInit {
  constructor(
    private readonly schedule: ProductSchedule,
    private readonly watch: WatchAlertsJob,
  ) {}

  onModuleInit(): void {
    this.schedule.every({ job: 'watch-alerts', seconds: 60 }, () => this.watch.run());
  }
}
