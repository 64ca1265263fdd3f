import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { LEDGER, type Ledger } from '../../ledger/ledger.public.js';
import { PAYOUTS, type Payouts } from './payouts.port.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';

/**
 * Records how the transfer of a payout went. `paid` books it; `failed` gives its entries back to the next run. A payout is closed
 * once: the answer is false when none with this id is under way.
 */
@Injectable()
export class ClosePayoutUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PAYOUTS) private readonly payouts: Payouts,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(payoutId: string, outcome: 'paid' | 'failed'): Promise<boolean> {
    const at = this.clock.now();
    return this.transactions.transaction(async (tx) => {
      const closed = await this.payouts.close(tx, { payoutId, outcome, at });
      if (!closed) return false;
      const step = { kind: 'payout_closed', at, code: null, facts: { payoutId, outcome } } as const;
      await this.receipts.append(
        tx,
        closed.orderIds.map((orderId) => ({ orderId, step })),
      );
      if (outcome === 'paid') {
        await this.ledger.book(tx, {
          kind: 'payout',
          sourceRef: payoutId,
          orderId: null,
          occurredAt: at,
          lines: [
            { account: `payable:affiliate:${closed.affiliateId}`, amountCents: closed.amountCents },
            { account: 'cash:payout', amountCents: -closed.amountCents },
          ],
        });
      }
      return true;
    });
  }
}
