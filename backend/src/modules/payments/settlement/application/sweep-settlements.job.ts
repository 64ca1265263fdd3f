import { Inject, Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { PROVIDER_INBOX, type EventName, type InboxEvent, type ProviderInbox } from './provider-inbox.port.js';
import { SettleOrder } from './settle-order.js';
import { SettlementFollowUps } from './settlement-follow-ups.js';
import { eventJob, jobFor, type Job } from './settlement-tasks.js';
import { SETTLEMENT_WORK, type SettlementWork } from './settlement-work.port.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';

const ORDER_ABANDONED_MS = 30 * MINUTE_MS;
const UNHANDLED_MS = 10 * MINUTE_MS;
const GIVE_UP_MS = 7 * DAY_MS;
const BATCH_SIZE = 200;

/** Hourly: brings back to work whatever got stuck, and alerts where only a person can help. */
@Injectable()
export class SweepSettlementsJob {
  constructor(
    @Inject(SETTLEMENT_WORK) private readonly work: SettlementWork,
    @Inject(PROVIDER_INBOX) private readonly inbox: ProviderInbox,
    private readonly settleOrder: SettleOrder,
    private readonly followUps: SettlementFollowUps,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(): Promise<void> {
    await this.failAbandonedOrders();
    await this.limitPlans();
    await this.endPlans();
    await this.requeueEvents();
    await this.payBackWhatIsOwed();
    await this.settleOverPlans();
  }

  private async failAbandonedOrders(): Promise<void> {
    const before = this.clock.now() - ORDER_ABANDONED_MS;
    let after: string | null = null;
    for (;;) {
      const orders: string[] = await this.work.abandonedOrders(before, { after, limit: BATCH_SIZE });
      for (const orderId of orders) await this.settleOrder.execute(orderId, { kind: 'order_abandoned', orderId });
      if (orders.length < BATCH_SIZE) return;
      after = orders.at(-1)!;
    }
  }

  /** Done here and not queued: a plan that nothing limits would charge a fourth time, so a failure must be seen. */
  private async limitPlans(): Promise<void> {
    for (const orderId of await this.work.plansToLimit(BATCH_SIZE)) {
      try {
        await this.followUps.limitPlan({ order_id: orderId });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.alert({ alert: 'plan_without_end', order_id: orderId, reason });
      }
    }
  }

  private async endPlans(): Promise<void> {
    const subscriptions = await this.work.plansToEnd(BATCH_SIZE);
    await this.enqueue(subscriptions.map((subscriptionRef) => jobFor('', { job: 'end_plan', subscriptionRef })));
  }

  /** All of them, page by page: many that nothing can be done about must not keep a new one waiting. */
  private async requeueEvents(): Promise<void> {
    const now = this.clock.now();
    let after: EventName | null = null;
    for (;;) {
      const events: InboxEvent[] = await this.inbox.openSince(now - UNHANDLED_MS, { after, limit: BATCH_SIZE });
      await this.requeue(events, now);
      if (events.length < BATCH_SIZE) return;
      after = events.at(-1)!;
    }
  }

  private async requeue(events: readonly InboxEvent[], now: number): Promise<void> {
    const jobs: Job[] = [];
    for (const event of events) {
      if (now - event.openedAt < GIVE_UP_MS) jobs.push(eventJob(event.provider, event.eventId));
      else {
        this.alert({ alert: 'payment_event_given_up', provider: event.provider, event: event.eventId });
        await this.inbox.done(event, now);
      }
    }
    await this.enqueue(jobs);
  }

  private async payBackWhatIsOwed(): Promise<void> {
    const now = this.clock.now();
    const owed = await this.work.owedPayments(now - HOUR_MS, BATCH_SIZE);
    for (const { orderId, paymentRef, receivedAt } of owed)
      if (now - receivedAt > DAY_MS)
        this.alert({ alert: 'duplicate_not_paid_back', order_id: orderId, ref: paymentRef });
    await this.enqueue(owed.map(({ orderId, ...payment }) => jobFor(orderId, { job: 'pay_back', ...payment })));
  }

  /** Earlier releases gave an ended plan its access back when a part of its money went back; no news of these orders need ever come. */
  private async settleOverPlans(): Promise<void> {
    for (const { orderId, subscriptionRef } of await this.work.overPlansToSettle(BATCH_SIZE))
      try {
        await this.settleOrder.execute(orderId, { kind: 'plan_ended', orderId, subscriptionRef });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        this.alert({ alert: 'ended_plan_not_settled', order_id: orderId, reason });
      }
  }

  private async enqueue(jobs: Job[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.transactions.transaction(async (tx) => {
      for (const { task, payload, key } of jobs) await this.outbox.addJob(tx, { task, payload, key });
    });
  }

  private alert(details: { alert: string } & Record<string, unknown>): void {
    this.logger.error(details, 'a payment needs attention');
  }
}
