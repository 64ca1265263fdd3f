import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { PAYOUT_MINIMUM_CENTS } from '@summit/pricing';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { payoutPeriod } from '../domain/payout-period.js';
import { payoutMethodText } from '../domain/payout-details.js';
import { LOGGER, type Logger } from '../../../platform/logging/logger.js';
import { PayoutStatement } from './payout-statement.js';
import { PayoutTarget } from './payout-target.js';
import { lastPayoutRun } from './payout-time.js';
import { PAYOUTS, type ClaimedPayout, type PayoutClaim, type Payouts } from './payouts.port.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';

/** Undoes a claim that came to less than is paid out. */
class BelowMinimum extends Error {}

/**
 * The monthly run (C-020): one payout per affiliate and period over everything that can go out, when that is 50.00 or more; else
 * nothing is claimed and the balance moves on. Any number of runs of one period make each payout once. Affiliates
 * who asked for another payout method are left out until the back office has decided.
 */
@Injectable()
export class RunPayoutsUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PAYOUTS) private readonly payouts: Payouts,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly statement: PayoutStatement,
    @Inject(PayoutTarget) private readonly target: Pick<PayoutTarget, 'of'>,
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * `at` (ms): the moment that the run is for. Answers how many payouts it made. Who fails keeps nobody else from being paid; it throws in
   * the end, so that the schedule comes back for them.
   */
  async execute(at: number): Promise<number> {
    const period = payoutPeriod(at);
    const affiliates = await this.payouts.due({ period, at, minimumCents: PAYOUT_MINIMUM_CENTS });
    const outcomes: ('made' | 'left' | 'failed')[] = [];
    for (const affiliateId of affiliates) outcomes.push(await this.tried({ affiliateId, period, at }));
    const count = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
    if (count('failed') > 0) throw new Error(`${count('failed')} payouts could not be made`);
    return count('made');
  }

  private async tried(claim: { affiliateId: string; period: string; at: number }): Promise<'made' | 'left' | 'failed'> {
    try {
      return (await this.payOut(claim)) ? 'made' : 'left';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const details = { affiliate_id: claim.affiliateId, period: claim.period, reason };
      this.logger.error({ alert: 'payout_not_made', ...details }, 'a payout could not be made');
      return 'failed';
    }
  }

  /** Makes the payout of the last run for somebody whom it left out. `now` in ms. */
  async catchUp(affiliateId: string, now: number): Promise<void> {
    const at = lastPayoutRun(now);
    await this.payOut({ affiliateId, period: payoutPeriod(at), at });
  }

  private async payOut(claim: { affiliateId: string; period: string; at: number }): Promise<boolean> {
    try {
      return await this.transactions.transaction(async (tx) => {
        const target = await this.target.of(tx, claim.affiliateId, claim.at);
        const payout = target && (await this.payouts.claim(tx, { ...claim, methodId: target.id }));
        if (!payout) return false;
        if (payout.amountCents < PAYOUT_MINIMUM_CENTS) throw new BelowMinimum();
        await this.note(tx, claim, payout);
        const { period } = claim;
        await this.mails.enqueue(
          tx,
          this.statement.mailOf(payout, { period, method: payoutMethodText(target.details) }),
        );
        return true;
      });
    } catch (error) {
      if (error instanceof BelowMinimum) return false;
      throw error;
    }
  }

  private note(
    tx: Transaction,
    { period, at }: Pick<PayoutClaim, 'period' | 'at'>,
    { id, lines }: ClaimedPayout,
  ): Promise<void> {
    const steps = lines.map(({ orderId, amountCents }) => ({
      orderId,
      step: { kind: 'payout', at, code: null, facts: { payoutId: id, period, amountCents } } as const,
    }));
    return this.receipts.append(tx, steps);
  }
}
