import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { PAYOUT_MINIMUM_CENTS } from '@summit/pricing';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { payoutPeriod } from '../domain/payout-period.js';
import { payoutMethodText } from '../domain/payout-details.js';
import { PayoutAlerts } from './payout-alerts.js';
import { PayoutStatement } from './payout-statement.js';
import { PayoutTarget, type NoPayoutTarget } from './payout-target.js';
import { lastPayoutRun } from './payout-time.js';
import { PAYOUTS, type ClaimedPayout, type PayoutClaim, type Payouts } from './payouts.port.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';

interface PayoutOf {
  affiliateId: string;
  period: string;
  /** ms */
  at: number;
}

/** `left`: there is nothing to pay, or the affiliate or the back office has something to do first. `failed`: it is tried again. */
type PayoutOutcome = 'made' | 'left' | 'failed';

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
    private readonly alerts: PayoutAlerts,
  ) {}

  /**
   * `at` (ms): the moment that the run is for. Answers how many payouts it made. Who fails, or whose method nobody can read,
   * keeps nobody else from being paid; it throws in the end, so that the schedule comes back for them.
   */
  async execute(at: number): Promise<number> {
    const period = payoutPeriod(at);
    const affiliates = await this.payouts.due({ period, at, minimumCents: PAYOUT_MINIMUM_CENTS });
    const outcomes: PayoutOutcome[] = [];
    for (const affiliateId of affiliates) outcomes.push(await this.tried({ affiliateId, period, at }));
    const count = (kind: PayoutOutcome) => outcomes.filter((outcome) => outcome === kind).length;
    if (count('failed') > 0) throw new Error(`${count('failed')} payouts could not be made`);
    return count('made');
  }

  private async tried(claim: PayoutOf): Promise<PayoutOutcome> {
    try {
      return await this.payOut(claim);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const { affiliateId, period } = claim;
      const message = 'a payout could not be made';
      this.alerts.tell({ alert: 'payout_not_made', affiliateId, period, message, facts: { reason } });
      return 'failed';
    }
  }

  /** Makes the payout of the last run for somebody whom it left out. `now` in ms. */
  async catchUp(affiliateId: string, now: number): Promise<void> {
    const at = lastPayoutRun(now);
    await this.payOut({ affiliateId, period: payoutPeriod(at), at });
  }

  private async payOut(claim: PayoutOf): Promise<PayoutOutcome> {
    try {
      return await this.transactions.transaction(async (tx) => {
        const target = await this.target.of(tx, claim.affiliateId, claim.at);
        if ('missing' in target) return this.notPaid(claim, target);
        const payout = await this.payouts.claim(tx, { ...claim, methodId: target.id });
        if (!payout) return 'left';
        if (payout.amountCents < PAYOUT_MINIMUM_CENTS) throw new BelowMinimum();
        await this.note(tx, claim, payout);
        const { period } = claim;
        await this.mails.enqueue(
          tx,
          this.statement.mailOf(payout, { period, method: payoutMethodText(target.details) }),
        );
        return 'made';
      });
    } catch (error) {
      if (error instanceof BelowMinimum) return 'left';
      throw error;
    }
  }

  private notPaid({ affiliateId, period }: PayoutOf, target: NoPayoutTarget): PayoutOutcome {
    if (target.missing === 'readable') {
      const message = 'nobody can read where an affiliate is paid';
      const facts = { method_id: target.methodId };
      this.alerts.tell({ alert: 'payout_method_unreadable', affiliateId, period, message, facts });
      return 'failed';
    }
    const message = 'an affiliate who has earned has no address';
    if (target.missing === 'address')
      this.alerts.tell({ alert: 'payout_without_address', affiliateId, period, message });
    return 'left';
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
