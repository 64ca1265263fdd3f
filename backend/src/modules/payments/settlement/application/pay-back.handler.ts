import { HOUR_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { refundProgress, type RefundProgress } from '../domain/refund-progress.js';
import { ApplyFacts } from './apply-facts.use-case.js';
import { PAY_BACK_TASK, payBackKey, type PayBackJob } from './settlement-tasks.js';

/** A refund through a bank takes days. */
const LOOK_AGAIN_MS = 6 * HOUR_MS;
/** A refund that fails three times goes to an account that is closed: a person has to find another way. */
const MAX_FAILED = 3;

/** Pays back what an order did not owe or what was decided, and stays with it until the provider says that the money is back. */
@Injectable()
export class PayBackHandler {
  constructor(
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    private readonly applyFacts: ApplyFacts,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Can be repeated; ProviderUnavailable makes it come again. Books at once: the notification of our own refund may get lost. */
  async handle(job: PayBackJob): Promise<void> {
    let facts = await this.refundsOf(job);
    const owed = job.amount_cents - refundProgress(facts).underWayCents;
    if (owed > 0 && (await this.ask(job, { owed, seen: refundProgress(facts) }))) facts = await this.refundsOf(job);
    await this.applyFacts.execute(facts);
    if (refundProgress(facts).pending) await this.lookAgain(job);
  }

  private async ask(job: PayBackJob, { owed, seen }: { owed: number; seen: RefundProgress }): Promise<boolean> {
    if (seen.failed >= MAX_FAILED) {
      const details = { alert: 'refund_not_paid', order_id: job.order_id, ref: job.payment_ref, cents: owed };
      this.logger.error(details, 'a payment needs attention');
      return false;
    }
    await this.providers[job.provider].refund({
      paymentRef: job.payment_ref,
      amountCents: owed,
      key: keyOf(job, { owed, failed: seen.failed }),
    });
    return true;
  }

  private async lookAgain(job: PayBackJob): Promise<void> {
    const key = job.key ?? payBackKey(job.order_id, job.payment_ref);
    await this.transactions.transaction((tx) =>
      this.outbox.addJob(tx, { task: PAY_BACK_TASK, payload: job, key, delayMs: LOOK_AGAIN_MS }),
    );
  }

  private refundsOf({ provider, payment_ref }: PayBackJob): Promise<ProviderFact[]> {
    return this.providers[provider].factsAbout({ provider, kind: 'refunds', ref: payment_ref });
  }
}

/** One key asks for one amount, and a provider answers it with the same refund for ever, also with one that failed. */
function keyOf(job: PayBackJob, { owed, failed }: { owed: number; failed: number }): string {
  const key = job.key ?? payBackKey(job.order_id, job.payment_ref);
  const rest = owed === job.amount_cents ? '' : `:${owed}`;
  return failed === 0 ? `${key}${rest}` : `${key}${rest}:again${failed}`;
}
