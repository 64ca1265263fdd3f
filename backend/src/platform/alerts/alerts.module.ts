import { Global, Module } from '@nestjs/common';
import { DatabaseFigures } from '../telemetry/database-figures.js';
import { ALERT_FIGURES } from './alert-figures.js';
import { OperatorAlerts } from './operator-alerts.js';
import { ProviderPauses } from './provider-pauses.js';

@Global()
@Module({ providers: [OperatorAlerts, ProviderPauses], exports: [OperatorAlerts, ProviderPauses] })
export class OperatorAlertsModule {
  constructor(figures: DatabaseFigures) {
    figures.add(ALERT_FIGURES);
  }
}
