import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { isLive, isPastEnd, type WalletAttempt } from '../../domain/payment-attempt.js';
import { ProviderUnavailable } from '../../providers/application/provider-events.port.js';
import type { AttemptJob } from '../../settlement/application/settlement-tasks.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';
import { CLAIM_STALE_MS } from './attempt-claim.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { isCreated, WalletAttempts } from './wallet-attempts.js';

/** Takes the money of a buyer who approved at PayPal and closed the tab before our page could capture (payments.md 2). */
@Injectable()
export class CaptureApprovedHandler {
  constructor(
    private readonly wallet: WalletAttempts,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async handle({ attempt_id }: AttemptJob): Promise<void> {
    const attempt = await this.attempts.byId(attempt_id);
    if (attempt?.kind !== 'wallet' || !isCreated(attempt) || !isLive(attempt)) return;
    const order = await this.orders.byId(attempt.orderId);
    if (!order) return;
    // The product was bought meanwhile, by this order or another one of the session: what was approved is not needed.
    if (order.paidAt !== null || (await this.orders.heldIn(order))) return this.end(attempt, 'canceled');
    const now = this.clock.now();
    if (attempt.state === 'open' && isPastEnd(attempt, now)) return this.end(attempt, 'canceled');
    // Whoever works on an attempt claims it first. A page that is capturing it, or a checkout that replaces it, goes first.
    if (!(await this.attempts.claim(attempt, { now, staleBefore: now - CLAIM_STALE_MS }))) return;
    const { result } = await this.wallet.run(attempt);
    if (result === 'declined') return this.end(attempt, 'declined');
    if (result === 'unknown')
      throw new ProviderUnavailable(new Error(`the capture of ${attempt.ref} stayed without an answer`));
  }

  private end({ id, orderId }: WalletAttempt, state: 'canceled' | 'declined'): Promise<void> {
    return this.settlement.record({ kind: 'attempt_closed', orderId, attemptId: id, state, declineCode: null });
  }
}
