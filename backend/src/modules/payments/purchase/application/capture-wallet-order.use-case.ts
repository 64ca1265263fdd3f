import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { isPastEnd, type WalletAttempt } from '../../domain/payment-attempt.js';
import { isHeld, type PurchaseOrder } from '../domain/purchase.js';
import { PAUSE, type Pause } from '../../../../platform/clock/pause.port.js';
import { CLAIM_STALE_MS } from './attempt-claim.js';
import { PAYMENT_ATTEMPTS, RETRY_PAUSES_MS, type PaymentAttempts } from './payment-attempts.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { isCreated, WalletAttempts } from './wallet-attempts.js';

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
    private readonly wallet: WalletAttempts,
    @Inject(PAUSE) private readonly pause: Pause,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: CaptureCommand): Promise<CaptureResult> {
    for (const pause of RETRY_PAUSES_MS) {
      const { order, attempt } = await this.find(command);
      if (attempt.state === 'succeeded') return this.capturedBefore(attempt);
      // Read after the attempt, so it may know of money that the attempt, as it was read, does not: both change in one transaction.
      if (isHeld(order) && (await this.attempts.byId(attempt.id))?.state === 'succeeded')
        return this.capturedBefore(attempt);
      if (isHeld(order)) throw new AppError('already_purchased');
      if (attempt.state !== 'open' && attempt.state !== 'starting' && attempt.state !== 'unknown')
        throw new AppError('paypal_order_not_approved');
      const now = this.clock.now();
      // What it kept may be somebody else's by now. A capture that was begun in time goes on.
      if (attempt.state === 'open' && isPastEnd(attempt, now)) throw new AppError('paypal_order_not_approved');
      if (await this.attempts.claim(attempt, { now, staleBefore: now - CLAIM_STALE_MS }))
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
    if (!isCreated(attempt)) throw new Error(`attempt ${attempt.id} has no order at PayPal`);
    const walletOrderRef = attempt.ref;
    const outcome = await this.wallet.run(attempt);
    switch (outcome.result) {
      case 'paid':
        await this.requireSettled(order);
        return { walletOrderRef, status: 'COMPLETED', transactionRef: outcome.payment.ref };
      case 'pending':
        return { walletOrderRef, status: 'PENDING', transactionRef: outcome.ref };
      case 'declined':
        await this.wallet.approveAgain(order, attempt);
        throw new AppError('wallet_declined');
      case 'not_approved':
        throw new AppError('paypal_order_not_approved');
      case 'unknown':
        throw new AppError('payment_unknown');
    }
  }

  /** What the wallet took must be what was ordered; settlement keeps anything else apart and pays it back (F-239). */
  private async requireSettled({ id }: PurchaseOrder): Promise<void> {
    const order = await this.orders.byId(id);
    if (!order || !isHeld(order)) throw new AppError('paypal_amount_mismatch');
  }
}
