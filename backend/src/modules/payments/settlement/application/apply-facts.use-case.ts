import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import type { ProviderFact } from '../../domain/provider-fact.js';
import type { InternalFact } from '../../domain/settlement-fact.js';
import { SETTLEMENT_STORE, type SettlementStore } from './settlement-store.port.js';
import { SettleOrder } from './settle-order.js';
import type { Settlement } from './settlement.port.js';

/** Facts about payments or orders that we do not know, or not yet: news of a refund can arrive before its payment. */
export class UnmatchedFacts extends Error {
  /** `paidOrders`: ids as we give them to orders that money came for, and no order has. */
  constructor(
    readonly refs: string[],
    readonly paidOrders: string[] = [],
  ) {
    super(`facts about unknown orders or payments: ${refs.join(', ')}`);
    this.name = 'UnmatchedFacts';
  }
}

/**
 * The one way from what a provider says to booked money, for buying, notifications and the reconcile job alike (payments.md 0.5).
 * Repeatable, and indifferent to the order of facts; each is applied in a transaction of its own.
 * Throws UnmatchedFacts when some belong to nothing we know, after it has applied the others.
 */
@Injectable()
export class ApplyFacts implements Settlement {
  constructor(
    @Inject(SETTLEMENT_STORE) private readonly store: SettlementStore,
    private readonly settleOrder: SettleOrder,
  ) {}

  async execute(facts: readonly ProviderFact[]): Promise<void> {
    const unmatched: ProviderFact[] = [];
    for (const fact of facts) {
      const orderId = await this.orderOf(fact);
      const known = orderId !== null && (await this.settleOrder.execute(orderId, fact));
      if (!known) unmatched.push(fact);
    }
    if (unmatched.length === 0) return;
    const refs = unmatched.map((fact) => ('paymentRef' in fact ? fact.paymentRef : fact.orderId));
    const paid = unmatched.filter((fact) => fact.kind === 'payment_received').map(({ orderId }) => orderId);
    throw new UnmatchedFacts(
      refs,
      paid.filter((orderId) => UUID.test(orderId)),
    );
  }

  async record(fact: InternalFact): Promise<void> {
    await this.settleOrder.execute(fact.orderId, fact);
  }

  async apply(tx: Transaction, fact: InternalFact): Promise<void> {
    await this.settleOrder.apply(tx, fact.orderId, fact);
  }

  private async orderOf(fact: ProviderFact): Promise<string | null> {
    if ('paymentRef' in fact) return this.store.orderOfPayment({ provider: fact.provider, ref: fact.paymentRef });
    // Somebody else's charge may carry any metadata; it does not name an order of ours.
    return UUID.test(fact.orderId) ? fact.orderId : null;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
