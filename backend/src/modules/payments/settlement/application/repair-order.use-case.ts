import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { ORDER_HISTORY, type OrderHistoryReader, type OrderRepairs } from '../../payments.public.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { ApplyFacts } from './apply-facts.use-case.js';
import { SettlementFollowUps } from './settlement-follow-ups.js';
import { jobFor } from './settlement-tasks.js';
import { SETTLEMENT_WORK, type SettlementWork } from './settlement-work.port.js';

/** What the jobs and sweeps of settlement do, for one order and at once. */
@Injectable()
export class RepairOrderUseCase implements OrderRepairs {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob' | 'append'>,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(SETTLEMENT_WORK) private readonly work: Pick<SettlementWork, 'owedOf' | 'openSubjectsOf'>,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    @Inject(ApplyFacts) private readonly applyFacts: Pick<ApplyFacts, 'execute'>,
    @Inject(SettlementFollowUps) private readonly followUps: Pick<SettlementFollowUps, 'limitPlan' | 'usePlanCard'>,
  ) {}

  /** Listeners hold themselves to the order and write each mail and booking under a key of its own, so nothing happens twice. */
  async publishAgain(orderId: string): Promise<void> {
    const order = (await this.orders.byId(orderId))?.order;
    if (!order || order.paidAt === null) throw new AppError('not_found');
    await this.transactions.transaction(async (tx) => {
      await this.outbox.append(tx, 'order.paid', { order_id: orderId });
      await this.outbox.append(tx, 'order.balance_changed', {
        order_id: orderId,
        change: `told_again:${randomUUID()}`,
      });
    });
  }

  async payBackDuplicates(orderId: string): Promise<void> {
    const owed = await this.work.owedOf(orderId);
    await this.transactions.transaction(async (tx) => {
      for (const { provider, paymentRef, amountCents } of owed) {
        const job = jobFor(orderId, { job: 'pay_back', provider, paymentRef, amountCents });
        await this.outbox.addJob(tx, job);
      }
    });
  }

  async readAgain(orderId: string): Promise<void> {
    try {
      for (const subject of await this.work.openSubjectsOf(orderId))
        await this.applyFacts.execute(await this.providers[subject.provider].factsAbout(subject));
      await this.followUps.limitPlan({ order_id: orderId });
      await this.followUps.usePlanCard({ order_id: orderId });
    } catch (error) {
      throw error instanceof ProviderUnavailable ? new AppError('service_unavailable', { cause: error }) : error;
    }
  }
}
