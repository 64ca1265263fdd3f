import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Settings } from '../../../platform/settings/settings.js';
import { LEDGER, type Ledger } from '../../ledger/ledger.public.js';
import { payoutApproval } from '../domain/second-approver.js';
import { PayoutFailureMail } from './payout-failure-mail.js';
import { PAYOUTS, type ClosedPayout, type Payouts } from './payouts.port.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';

/**
 * Records how the transfer of a payout went. `paid` books it; `failed` gives its entries back to the next run and tells the affiliate. A payout
 * is closed once: the answer is false when none with this id is under way. Of a large one another owner has approved that it is sent.
 */
@Injectable()
export class ClosePayoutUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PAYOUTS) private readonly payouts: Payouts,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    @Inject(Settings) private readonly settings: Pick<Settings, 'read'>,
    private readonly failure: PayoutFailureMail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `actorId`: the owner who records it; null: an operator on the server. Throws `payout_needs_approval`, `payout_own_approval`. */
  async execute(payoutId: string, outcome: 'paid' | 'failed', actorId: string | null): Promise<boolean> {
    const at = this.clock.now();
    return this.transactions.transaction(async (tx) => {
      const closed = await this.payouts.close(tx, { payoutId, outcome, at });
      if (!closed) return false;
      if (outcome === 'paid') await this.checkApproval(closed, actorId);
      else await this.failure.enqueue(tx, payoutId, closed);
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

  private async checkApproval(payout: ClosedPayout, actorId: string | null): Promise<void> {
    const fromCents = await this.settings.read('payouts.second_approver_from_cents');
    const approval = payoutApproval(payout, { fromCents, actorId });
    if (approval === 'needed') throw new AppError('payout_needs_approval');
    if (approval === 'given_by_you') throw new AppError('payout_own_approval');
  }
}
