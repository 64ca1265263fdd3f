import { Inject, Injectable } from '@nestjs/common';
import { OperatorAlerts } from '../../platform/alerts/operator-alerts.js';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { LedgerAudit, type LedgerFindings } from './read-models/ledger-audit.js';

const BOOKS_DIFFER =
  'The ledger does not agree with itself or with the orders. Stop payouts; the log names the transactions and orders.';

/** Once a day: says nothing while everything is right. */
@Injectable()
export class LedgerAuditJob {
  constructor(
    @Inject(LedgerAudit) private readonly audit: Pick<LedgerAudit, 'inspect'>,
    @Inject(OperatorAlerts) private readonly alerts: Pick<OperatorAlerts, 'stand'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(stop?: AbortSignal): Promise<void> {
    const { totalCents, unbalancedTransactions, disagreeingOrders }: LedgerFindings = await this.audit.inspect(stop);
    const wrong = totalCents !== 0 || unbalancedTransactions.length > 0 || disagreeingOrders.length > 0;
    await this.alerts.stand('books_differ', wrong ? [{ subject: '', summary: BOOKS_DIFFER }] : []);
    if (!wrong) return;
    this.logger.error(
      { total_cents: totalCents, transactions: unbalancedTransactions, orders: disagreeingOrders },
      'the ledger does not agree with itself or with the orders',
    );
  }
}
