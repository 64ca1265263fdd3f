import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { Settings } from '../../../platform/settings/settings.js';
import {
  isAboveLimit,
  isKeptChanged,
  ORDER_HISTORY,
  ORDER_REFUNDS,
  keptCentsOf,
  type OrderHistoryReader,
  type OrderRefunds,
  type OrderView,
} from '../../payments/payments.public.js';
import { DESK_REFUNDS, type DeskRefund, type DeskRefunds } from './desk-refunds.port.js';

interface Ask {
  orderId: string;
  /** Null: everything that is kept. */
  amountCents: number | null;
  /** What whoever asks was shown as kept; null: nothing. */
  seenKeptCents: number | null;
  reason: string;
  /** Who asks, by the id of the account. */
  by: string;
}

/**
 * Refunds that the back office begins itself. Above the amount of the setting they wait for a second approver: somebody else than who
 * asked. What counts is the sum for the order, whoever paid it back, so that no refund gets below the amount in parts.
 */
@Injectable()
export class RefundFromDeskUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(DESK_REFUNDS) private readonly refunds: DeskRefunds,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(ORDER_REFUNDS) private readonly payments: OrderRefunds,
    @Inject(Settings) private readonly settings: Pick<Settings, 'read'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Throws `not_found`, `refund_not_possible`, `refund_exceeds_kept`, `refund_kept_changed`, `refund_under_way`, `refund_pending`,
   * `service_unavailable`.
   */
  async ask({
    orderId,
    amountCents,
    seenKeptCents,
    reason,
    by,
  }: Ask): Promise<Pick<DeskRefund, 'state' | 'amountCents'>> {
    await this.payments.checkNonePending(orderId);
    return this.transactions.transaction(async (tx) => {
      if ((await this.refunds.lockOrder(tx, orderId)).waits) throw new AppError('refund_under_way');
      const order = await this.orderOf(tx, orderId);
      const cents = this.centsOf(order, { amountCents, seenKeptCents });
      const waits = await this.needsSecondApprover(order, cents);
      if (!waits) await this.payAtOnce(tx, { orderId, cents, seenKeptCents });
      const now = this.clock.now();
      await this.refunds.add(tx, {
        id: randomUUID(),
        orderId,
        amountCents: cents,
        keptCents: keptCentsOf(order),
        reason,
        state: waits ? 'waiting' : 'approved',
        askedBy: by,
        askedAt: now,
        decidedBy: waits ? null : by,
        decidedAt: waits ? null : now,
      });
      return { state: waits ? 'waiting' : 'approved', amountCents: cents };
    });
  }

  /**
   * `seenKeptCents`: what whoever says yes was shown as kept; null: what was kept when it was asked for. Throws `not_found`,
   * `refund_decided`, `second_approver_needed`, `refund_not_possible`, `refund_exceeds_kept`, `refund_kept_changed`, `refund_pending`,
   * `service_unavailable`.
   */
  async approve(id: string, by: string, seenKeptCents: number | null = null): Promise<DeskRefund> {
    const { orderId: asked } = await this.transactions.transaction((tx) => this.waiting(tx, id));
    await this.payments.checkNonePending(asked);
    return this.transactions.transaction(async (tx) => {
      const refund = await this.waiting(tx, id);
      if (refund.askedBy === by) throw new AppError('second_approver_needed');
      const { orderId, amountCents } = refund;
      const seen = seenKeptCents ?? refund.keptCents;
      await this.checkKept(tx, orderId, seen);
      await this.payments.payBack(tx, { orderId, amountCents });
      await this.checkKept(tx, orderId, seen);
      await this.refunds.decide(tx, { id, state: 'approved', decidedBy: by, decidedAt: this.clock.now() });
      return refund;
    });
  }

  /** Whoever asked may take it back, too. Throws `not_found`, `refund_decided`. */
  decline(id: string, by: string): Promise<DeskRefund> {
    return this.transactions.transaction(async (tx) => {
      const refund = await this.waiting(tx, id);
      await this.refunds.decide(tx, { id, state: 'declined', decidedBy: by, decidedAt: this.clock.now() });
      return refund;
    });
  }

  /** What else went back is certain only under the lock of the payment: then the amounts are compared once more. */
  private async payAtOnce(
    tx: Transaction,
    { orderId, cents, seenKeptCents }: { orderId: string; cents: number; seenKeptCents: number | null },
  ): Promise<void> {
    await this.payments.payBack(tx, { orderId, amountCents: cents });
    const order = await this.checkKept(tx, orderId, seenKeptCents);
    if (await this.needsSecondApprover(order, cents)) throw new AppError('refund_pending');
  }

  private async checkKept(tx: Transaction, orderId: string, seenKeptCents: number | null): Promise<OrderView> {
    const order = await this.orderOf(tx, orderId);
    if (isKeptChanged(order, seenKeptCents)) throw new AppError('refund_kept_changed');
    return order;
  }

  private async needsSecondApprover(order: OrderView, cents: number): Promise<boolean> {
    return isAboveLimit(order, { cents, limit: await this.settings.read('refunds.second_approver_above') });
  }

  private async orderOf(tx: Transaction, orderId: string): Promise<OrderView> {
    const order = (await this.orders.byId(orderId, tx))?.order;
    if (!order) throw new AppError('not_found');
    return order;
  }

  private centsOf(
    order: OrderView,
    { amountCents, seenKeptCents }: Pick<Ask, 'amountCents' | 'seenKeptCents'>,
  ): number {
    const kept = keptCentsOf(order);
    if (kept <= 0) throw new AppError('refund_not_possible');
    if (isKeptChanged(order, seenKeptCents)) throw new AppError('refund_kept_changed');
    const cents = amountCents ?? kept;
    if (cents <= 0 || cents > kept) throw new AppError('refund_exceeds_kept');
    return cents;
  }

  private async waiting(tx: Transaction, id: string): Promise<DeskRefund> {
    const refund = await this.refunds.byId(tx, id);
    if (!refund) throw new AppError('not_found');
    await this.refunds.lockOrder(tx, refund.orderId);
    // Somebody may have decided while this waited for the lock.
    const now = await this.refunds.byId(tx, id);
    if (now?.state !== 'waiting') throw new AppError('refund_decided');
    return now;
  }
}
