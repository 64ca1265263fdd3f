import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import { LOGGER, type Logger } from '../../../../platform/logging/logger.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { LEDGER, type Account, type Ledger } from '../../../ledger/ledger.public.js';
import type { OrderState } from '../domain/order-state.js';
import { payerAddress } from '../domain/receive-payment.js';
import { settle } from '../domain/settlement.js';
import type { Change, RowChange } from '../domain/settlement-change.js';
import type { SettlementFact } from '../../domain/settlement-fact.js';
import { COUPONS, type Coupons } from '../../promo-codes/application/coupons.port.js';
import { SETTLEMENT_STORE, type SettlementStore } from './settlement-store.port.js';
import { jobFor } from './settlement-tasks.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';

/** Throws where the fact must not change this order, which is locked. */
type Permission = (order: OrderState, tx: Transaction) => Promise<void>;
const anything: Permission = async () => undefined;

/**
 * Lets one fact change one order: rows, ledger, coupon, news and follow-up jobs in one transaction, under the order's lock
 * (payments.md 0.5). A fact that was applied before changes nothing.
 */
@Injectable()
export class SettleOrder {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(SETTLEMENT_STORE) private readonly store: SettlementStore,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(COUPONS) private readonly coupons: Coupons,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** False when there is no such order. `allow` sees the locked order first and may throw. */
  async execute(orderId: string, fact: SettlementFact, allow: Permission = anything): Promise<boolean> {
    const changes = await this.transactions.transaction(async (tx) => {
      await this.store.lockPurchase(tx, { orderId, payerEmail: payerEmailOf(fact) });
      return this.change(tx, { orderId, fact, allow });
    });
    // After the commit: a rolled-back change must not raise an alert.
    for (const change of changes ?? []) this.report(orderId, fact, change);
    return changes !== null;
  }

  /**
   * Does the same inside the caller's transaction, and answers the changes; null when there is no such order. The caller has locked
   * what it decides about. This never takes the lock of another purchase: two buyers who did so would wait for each other forever.
   */
  apply(tx: Transaction, orderId: string, fact: SettlementFact): Promise<Change[] | null> {
    return this.change(tx, { orderId, fact, allow: anything });
  }

  private async change(
    tx: Transaction,
    { orderId, fact, allow }: { orderId: string; fact: SettlementFact; allow: Permission },
  ): Promise<Change[] | null> {
    const order = await this.store.lock(tx, { orderId, payerEmail: payerEmailOf(fact) });
    if (!order) return null;
    await allow(order, tx);
    const now = this.clock.now();
    const changes = settle(order, fact, now);
    await this.store.write(tx, order, { changes: changes.filter(isRow), now });
    for (const change of changes) await this.carryOut(tx, orderId, change);
    return changes;
  }

  private async carryOut(tx: Transaction, orderId: string, change: Change): Promise<void> {
    switch (change.kind) {
      case 'booked':
        return this.book(tx, orderId, change);
      case 'coupon':
        return change.action === 'redeem' ? this.coupons.redeem(tx, orderId) : this.coupons.release(tx, orderId);
      case 'paid_first':
        return this.outbox.append(tx, 'order.paid', { order_id: orderId });
      case 'status_changed': {
        const { from, to, cause } = change;
        return this.outbox.append(tx, 'order.status_changed', { order_id: orderId, from, to, change: cause });
      }
      case 'installment_failed':
        return this.outbox.append(tx, 'order.installment_failed', {
          order_id: orderId,
          invoice: change.invoiceRef,
          next_attempt_at: change.nextAttemptAt,
        });
      case 'second_payment':
        return this.outbox.append(tx, 'order.second_payment', {
          order_id: orderId,
          stage: change.stage,
          ref: change.ref,
          amount_cents: change.amountCents,
        });
      case 'follow_up':
        return this.outbox.addJob(tx, jobFor(orderId, change.work));
    }
  }

  private async book(
    tx: Transaction,
    orderId: string,
    { booking, movesBalance }: Extract<Change, { kind: 'booked' }>,
  ): Promise<void> {
    const lines: { account: Account; amountCents: number }[] = booking.lines;
    const booked = await this.ledger.book(tx, { ...booking, orderId, lines });
    // The rows say that the fact is new and the ledger says that it is not. The audit will show which is right; the money must not wait.
    if (!booked) this.logger.error({ order_id: orderId, kind: booking.kind, ref: booking.sourceRef }, 'booked before');
    if (movesBalance) {
      const change = `${booking.kind}:${booking.sourceRef}`;
      await this.outbox.append(tx, 'order.balance_changed', { order_id: orderId, change });
    }
  }

  private report(orderId: string, fact: SettlementFact, change: Change): void {
    const details = { order_id: orderId, fact: fact.kind };
    if (change.kind === 'alert')
      this.logger.error({ ...details, alert: change.alert, ref: change.ref }, 'a payment needs attention');
    if (change.kind === 'ignored')
      this.logger.info({ ...details, reason: change.reason, ref: change.ref }, 'a payment fact changes nothing');
    if (change.kind === 'status_changed')
      this.logger.info({ ...details, from: change.from, to: change.to }, 'order changed its status');
  }
}

const payerEmailOf = (fact: SettlementFact): string | null =>
  fact.kind === 'payment_received' ? payerAddress(fact) : null;

const ROW_KINDS: ReadonlySet<Change['kind']> = new Set<RowChange['kind']>([
  'payment_set',
  'refund_set',
  'dispute_set',
  'attempt_set',
  'subscription_set',
  'installment_set',
  'card_saved',
  'books_set',
]);

const isRow = (change: Change): change is RowChange => ROW_KINDS.has(change.kind);
