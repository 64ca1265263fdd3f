import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '../../platform/logging/logger.js';
import { LedgerAudit, type LedgerFindings } from './read-models/ledger-audit.js';

/** Once a day: says nothing while everything is right. */
@Injectable()
export class LedgerAuditJob {
  constructor(
    private readonly audit: LedgerAudit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    const { totalCents, unbalancedTransactions, disagreeingOrders }: LedgerFindings = await this.audit.inspect();
    if (totalCents === 0 && unbalancedTransactions.length === 0 && disagreeingOrders.length === 0) return;
    this.logger.error(
      { total_cents: totalCents, transactions: unbalancedTransactions, orders: disagreeingOrders },
      'the ledger does not agree with itself or with the orders',
    );
  }
}
