import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { endOfMonth } from './book-month.js';
import { BULK_TIMEOUT_MS } from './bulk-timeout.js';
import { MONTHS, type ClosedMonthFigures, type Months } from './months.port.js';
import { RECONCILIATION_RUNS, type ReconciliationRuns } from './reconciliation-runs.port.js';

/**
 * Hands a month over: what is in it never changes afterwards, and what is booked for it later comes with the next one. A month is closed
 * when its days are compared and nothing is open, one after the other.
 */
@Injectable()
export class CloseMonthUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MONTHS) private readonly months: Months,
    @Inject(RECONCILIATION_RUNS) private readonly runs: Pick<ReconciliationRuns, 'readUntil' | 'alone'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * `name`: Pacific, as `2025-10`; `by`: the id of staff. Throws `month_already_closed`, `month_not_compared`, `month_has_differences`,
   * `month_before_open`, `month_is_empty`, `reconciliation_under_way`.
   */
  async close(name: string, by: string): Promise<ClosedMonthFigures> {
    const end = endOfMonth(name);
    // A run books fees, which would be in the month or not by chance.
    const closed = await this.runs.alone(async () => {
      const readUntil = await this.runs.readUntil();
      const close = async (tx: Transaction): Promise<ClosedMonthFigures> => {
        const state = await this.months.lockedState(tx, { name, end });
        if (state.isClosed) throw new AppError('month_already_closed');
        if (readUntil === null || readUntil < end) throw new AppError('month_not_compared');
        if (state.openDifferences > 0) throw new AppError('month_has_differences');
        if (state.earlierIsOpen) throw new AppError('month_before_open');
        if (!state.hasBookings) throw new AppError('month_is_empty');
        return this.months.close(tx, { name, end, by, at: this.clock.now() });
      };
      return this.transactions.transaction(close, { statementTimeoutMs: BULK_TIMEOUT_MS });
    });
    if (!closed) throw new AppError('reconciliation_under_way');
    return closed;
  }
}
