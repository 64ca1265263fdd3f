import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { ORDER_HISTORY, keptCentsOf, type OrderHistoryReader } from '../../payments/payments.public.js';
import { commissionChange } from '../domain/commission-change.js';
import { CommissionBook } from './commission-book.js';
import { COMMISSIONS, type Commissions } from './commissions.port.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';

export type ReviewDecision = 'released' | 'denied';

/** A person's decision on a held commission, once: released, it goes into the next payout; denied, the order earns nothing from then on. */
@Injectable()
export class ReviewCommissionUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(COMMISSIONS) private readonly commissions: Commissions,
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    private readonly book: CommissionBook,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers what the commission came to before, in cents. Error: `commission_not_held`. */
  async execute(orderId: string, decision: ReviewDecision): Promise<number> {
    return this.transactions.transaction(async (tx) => {
      const commission = await this.commissions.lock(tx, orderId);
      if (commission?.review !== 'held') throw new AppError('commission_not_held');
      await this.commissions.decideReview(tx, orderId, decision);
      const step = { kind: 'decision', at: this.clock.now(), code: null, facts: { decision } } as const;
      await this.receipts.append(tx, [{ orderId, step }]);
      const change = decision === 'denied' ? commissionChange(0, commission) : null;
      if (change) {
        const { order } = (await this.orders.byId(orderId, tx))!;
        const keptCents = keptCentsOf(order);
        const { affiliateId } = commission;
        await this.book.book(tx, { ...change, orderId, affiliateId, keptCents, cause: 'denied' });
      }
      return commission.bookedCents;
    });
  }
}
