import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS, DAY_MS } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import type { ProviderSubject } from '../../domain/provider-fact.js';
import { PROVIDER_EVENTS, type ProviderEventsByName } from '../../providers/application/provider-events.port.js';
import { ApplyFacts, UnmatchedFacts } from './apply-facts.use-case.js';
import { REVIEW_TASK, type ReviewJob } from './settlement-tasks.js';
import { SETTLEMENT_WORK, type SettlementWork } from './settlement-work.port.js';

/** So long PayPal lets payments be refunded and disputed. One hour less, because its lists refuse what is older. */
const REVIEWED_MS = 180 * DAY_MS - HOUR_MS;
const PAGE = 50;
/** Two calls for each payment: about three a second, so that buyers do not notice. */
const PAUSE_MS = 30_000;

/**
 * Daily: reads every PayPal payment of the last 180 days again, for refunds and disputes whose news got lost for good, also in
 * PayPal's list of events (money F1). Stripe keeps its events for 30 days and lists all of them.
 */
@Injectable()
export class ReviewPaymentsJob {
  constructor(
    @Inject(SETTLEMENT_WORK) private readonly work: Pick<SettlementWork, 'paymentsSince'>,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    @Inject(ApplyFacts) private readonly applyFacts: Pick<ApplyFacts, 'execute'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    await this.queue({ provider: 'paypal', since: this.clock.now() - REVIEWED_MS, after: null }, 0);
  }

  /** Work of its own: tried again because a dispute can't be read, it must not begin with all payments anew. */
  async runDisputes(stop?: AbortSignal): Promise<void> {
    for (const subject of await this.providers.paypal.disputesSince(this.clock.now() - REVIEWED_MS)) {
      stop?.throwIfAborted();
      await this.look(subject);
    }
  }

  /** A page of payments; then the next one, after a pause. ProviderUnavailable makes the page come again. */
  async review({ provider, since, after }: ReviewJob): Promise<void> {
    const payments = await this.work.paymentsSince({ provider, since }, { after, limit: PAGE });
    for (const { ref } of payments) await this.look({ provider, kind: 'refunds', ref });
    if (payments.length === PAGE) await this.queue({ provider, since, after: payments.at(-1)!.id }, PAUSE_MS);
  }

  private async look(subject: ProviderSubject): Promise<void> {
    try {
      await this.applyFacts.execute(await this.providers[subject.provider].factsAbout(subject));
    } catch (error) {
      if (!(error instanceof UnmatchedFacts)) throw error;
      // A dispute about a payment that was not made here.
      this.logger.info({ provider: subject.provider, refs: error.refs }, 'a payment of somebody else');
    }
  }

  /** Behind everything else: whoever has just paid does not wait for payments of the last months. */
  private async queue(job: ReviewJob, delayMs: number): Promise<void> {
    const key = `${REVIEW_TASK}:${job.provider}:${job.after ?? 'first'}`;
    await this.transactions.transaction((tx) =>
      this.outbox.addJob(tx, { task: REVIEW_TASK, payload: job, key, delayMs, bulk: true }),
    );
  }
}
