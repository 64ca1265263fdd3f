import { Global, Module } from '@nestjs/common';
import { OperatorAlerts } from './operator-alerts.js';
import { ProviderPauses } from './provider-pauses.js';

@Global()
@Module({ providers: [OperatorAlerts, ProviderPauses], exports: [OperatorAlerts, ProviderPauses] })
export class OperatorAlertsModule {}
