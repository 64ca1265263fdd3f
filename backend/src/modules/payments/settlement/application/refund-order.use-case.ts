import { Inject, Injectable } from '@nestjs/common';
import type { Provider } from '@summit/rules';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../../platform/database/transactions.port.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { OrderRefunds } from '../../payments.public.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { refundProgress } from '../domain/refund-progress.js';
import { ownPayments, refundableCents, refundShares } from '../domain/refund-shares.js';
import { ApplyFacts } from './apply-facts.use-case.js';
import { DecidedRefunds } from './decided-refunds.js';
import { SETTLEMENT_STORE, type SettlementStore } from './settlement-store.port.js';
import { refundJob } from './settlement-tasks.js';

/**
 * Pays an order back after somebody has decided so. The same job that pays duplicates back asks the provider, and what the provider
 * then says moves ledger, access, commission and mails (F-323).
 */
@Injectable()
export class RefundOrderUseCase implements OrderRefunds {
  constructor(
    @Inject(SETTLEMENT_STORE) private readonly store: SettlementStore,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    private readonly decided: DecidedRefunds,
    @Inject(PROVIDER_EVENTS) private readonly providers: ProviderEventsByName,
    private readonly applyFacts: ApplyFacts,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
  ) {}

  async checkNonePending(orderId: string): Promise<void> {
    const order = await this.transactions.transaction((tx) => this.store.lock(tx, { orderId, payerEmail: null }));
    if (!order) throw new AppError('not_found');
    for (const { provider, ref } of ownPayments(order)) {
      const facts = await this.refundsAt(provider, ref);
      if (refundProgress(facts).pending) throw new AppError('refund_pending');
      await this.applyFacts.execute(facts);
    }
  }

  async payBack(
    tx: Transaction,
    { orderId, amountCents }: { orderId: string; amountCents: number | null },
  ): Promise<number> {
    await this.store.lockPurchase(tx, { orderId, payerEmail: null });
    const order = await this.store.lock(tx, { orderId, payerEmail: null });
    if (!order) throw new AppError('not_found');
    if (await this.decided.isUnderWay(tx, order)) throw new AppError('refund_pending');
    const kept = refundableCents(order);
    if (kept === 0) throw new AppError('refund_not_possible');
    const cents = amountCents ?? kept;
    if (cents <= 0 || cents > kept) throw new AppError('refund_exceeds_kept');
    for (const share of refundShares(order, cents)) await this.outbox.addJob(tx, refundJob(orderId, share));
    return cents;
  }

  private async refundsAt(provider: Provider, ref: string): Promise<ProviderFact[]> {
    try {
      return await this.providers[provider].factsAbout({ provider, kind: 'refunds', ref });
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw new AppError('service_unavailable');
      throw error;
    }
  }
}
