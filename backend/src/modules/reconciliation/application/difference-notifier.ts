import { Inject, Injectable } from '@nestjs/common';
import { OperatorAlerts } from '../../../platform/alerts/operator-alerts.js';
import { DIFFERENCES, type Differences } from './differences.port.js';

/** Tells the operators while a difference is open, and that none is any more. */
@Injectable()
export class DifferenceNotifier {
  constructor(
    @Inject(DIFFERENCES) private readonly differences: Pick<Differences, 'openCount'>,
    @Inject(OperatorAlerts) private readonly alerts: Pick<OperatorAlerts, 'stand'>,
  ) {}

  async standing(): Promise<void> {
    const open = await this.differences.openCount();
    const what = open === 1 ? 'One difference is' : `${open} differences are`;
    const summary = `Our book and those of the payment providers differ: ${what} open on the page Money.`;
    await this.alerts.stand('reconciliation_differs', open > 0 ? [{ subject: '', summary }] : []);
  }
}
