import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { approvedAgain, type WalletAttempt } from '../../domain/payment-attempt.js';
import { isHeld, type PurchaseOrder } from '../domain/purchase.js';
import { ABANDONED_MS, PATIENCE_MS } from './open-order.js';
import { PAUSE, type Pause } from '../../../../platform/clock/pause.port.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';
import {
  WALLET_PAYMENTS,
  type CaptureOutcome,
  type WalletPayments,
} from '../../providers/application/wallet-payments.port.js';

/** Carries no price: the order has its own, frozen when it was made (payments.md 2). */
export interface CaptureCommand {
  walletOrderRef: string;
  /** The browser's own id of the purchase; a stranger's order is not found. */
  sessionId: string;
}

export interface CaptureResult {
  walletOrderRef: string;
  status: 'COMPLETED' | 'PENDING';
  /** The wallet's id of the payment, which support asks for (F-238). */
  transactionRef: string;
}

/**
 * Takes the money of an order that the buyer approved (F-234, F-235, F-239). A repeat hears the first result. Errors: `not_found`,
 * `paypal_order_not_approved`, `wallet_declined` (approve again), `already_purchased`, `paypal_amount_mismatch`,
 * `payment_processing`, `payment_unknown`.
 */
@Injectable()
export class CaptureWalletOrderUseCase {
  constructor(
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(WALLET_PAYMENTS) private readonly wallet: WalletPayments,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PAUSE) private readonly pause: Pause,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: CaptureCommand): Promise<CaptureResult> {
    for (const pause of PATIENCE_MS) {
      const { order, attempt } = await this.find(command);
      if (attempt.state === 'succeeded') return this.capturedBefore(attempt);
      if (isHeld(order)) throw new AppError('already_purchased');
      if (attempt.state !== 'open' && attempt.state !== 'starting' && attempt.state !== 'unknown')
        throw new AppError('paypal_order_not_approved');
      const now = this.clock.now();
      if (await this.attempts.claim(attempt, { now, staleBefore: now - ABANDONED_MS }))
        return this.capture(order, attempt);
      await this.pause(pause);
    }
    throw new AppError('payment_processing');
  }

  private async find({
    walletOrderRef,
    sessionId,
  }: CaptureCommand): Promise<{ order: PurchaseOrder; attempt: WalletAttempt }> {
    const attempt = await this.attempts.byRef(walletOrderRef);
    const order = attempt && (await this.orders.byId(attempt.orderId));
    if (attempt?.kind !== 'wallet' || order?.sessionId !== sessionId) throw new AppError('not_found');
    return { order, attempt };
  }

  private async capturedBefore({ orderId, ref }: WalletAttempt): Promise<CaptureResult> {
    const paymentRef = await this.orders.paymentRef(orderId);
    if (paymentRef === null || ref === null) throw new AppError('payment_processing');
    return { walletOrderRef: ref, status: 'COMPLETED', transactionRef: paymentRef };
  }

  private async capture(order: PurchaseOrder, attempt: WalletAttempt): Promise<CaptureResult> {
    const walletOrderRef = attempt.ref!;
    const outcome = await this.outcomeOf({ ref: walletOrderRef, key: attempt.key });
    const at = this.clock.now();
    switch (outcome.result) {
      case 'paid':
        await this.settlement.execute([outcome.payment]);
        await this.requireSettled(order);
        return { walletOrderRef, status: 'COMPLETED', transactionRef: outcome.payment.ref };
      case 'pending':
        await this.attempts.move(attempt.id, { state: 'unknown', at });
        await this.settlement.execute([{ kind: 'payment_pending', orderId: order.id, attemptRef: walletOrderRef }]);
        return { walletOrderRef, status: 'PENDING', transactionRef: outcome.ref };
      case 'declined':
        await this.approveAgain(order, attempt);
        throw new AppError('wallet_declined');
      case 'not_approved':
        await this.attempts.move(attempt.id, { state: 'open', at });
        throw new AppError('paypal_order_not_approved');
      case 'unknown':
        await this.attempts.move(attempt.id, { state: 'unknown', at });
        throw new AppError('payment_unknown');
    }
  }

  private async outcomeOf(capture: { ref: string; key: string }): Promise<CaptureOutcome> {
    const first = await this.wallet.capture(capture);
    return first.result === 'unknown' ? this.wallet.capture(capture) : first;
  }

  /** What the wallet took must be what was ordered; settlement keeps anything else apart and pays it back (F-239). */
  private async requireSettled({ id }: PurchaseOrder): Promise<void> {
    const order = await this.orders.byId(id);
    if (!order || !isHeld(order)) throw new AppError('paypal_amount_mismatch');
  }

  /** The wallet's order stays, so that the buyer can choose another funding source; the next capture is another attempt. */
  private async approveAgain(order: PurchaseOrder, attempt: WalletAttempt): Promise<void> {
    const at = this.clock.now();
    await this.transactions.transaction(async (tx) => {
      await this.orders.lock(tx, { ...order, buyerId: order.buyerId ?? order.id });
      const declined = { state: 'declined' as const, declineCode: 'instrument_declined', at };
      if (await this.attempts.move(attempt.id, declined, tx))
        await this.attempts.add(tx, approvedAgain(attempt, { id: randomUUID(), at }));
    });
  }
}
