import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { isLive, type WalletAttempt } from '../../domain/payment-attempt.js';
import { ABANDONED_MS } from './open-order.js';
import { ApplyFacts } from '../../settlement/application/apply-facts.use-case.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { ProviderUnavailable } from '../../providers/application/provider-events.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { SettleOrder } from '../../settlement/application/settle-order.js';
import type { AttemptJob } from '../../settlement/application/settlement-tasks.js';
import { WALLET_PAYMENTS, type WalletPayments } from '../../providers/application/wallet-payments.port.js';

/** Takes the money of a buyer who approved in the wallet and closed the tab before our page could capture (payments.md 2). */
@Injectable()
export class CaptureApprovedHandler {
  constructor(
    @Inject(WALLET_PAYMENTS) private readonly wallet: WalletPayments,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly applyFacts: ApplyFacts,
    private readonly settleOrder: SettleOrder,
  ) {}

  async handle({ attempt_id }: AttemptJob): Promise<void> {
    const attempt = await this.attempts.byId(attempt_id);
    if (attempt?.kind !== 'wallet' || attempt.ref === null || !isLive(attempt)) return;
    const order = await this.orders.byId(attempt.orderId);
    if (!order) return;
    // Bought meanwhile, by this order or another one of the session: what was approved is not needed.
    if (order.paidAt !== null || (await this.orders.heldIn(order))) return this.end(attempt, 'canceled');
    const now = this.clock.now();
    // Whoever works on an attempt claims it first: a page that captures right now, or a checkout that takes its place, goes first.
    if (await this.attempts.claim(attempt, { now, staleBefore: now - ABANDONED_MS }))
      await this.capture(attempt, attempt.ref);
  }

  private async capture(attempt: WalletAttempt, ref: string): Promise<void> {
    const outcome = await this.wallet.capture({ ref, key: attempt.key });
    switch (outcome.result) {
      case 'paid':
        return this.applyFacts.execute([outcome.payment]);
      case 'pending':
        await this.leave(attempt, 'unknown');
        return this.applyFacts.execute([{ kind: 'payment_pending', orderId: attempt.orderId, attemptRef: ref }]);
      case 'declined':
        return this.end(attempt, 'declined');
      case 'not_approved':
        return this.leave(attempt, 'open');
      case 'unknown':
        await this.leave(attempt, 'unknown');
        throw new ProviderUnavailable(new Error(`the capture of ${ref} stayed without an answer`));
    }
  }

  private async leave({ id }: WalletAttempt, state: 'open' | 'unknown'): Promise<void> {
    await this.attempts.move(id, { state, at: this.clock.now() });
  }

  private async end({ id, orderId }: WalletAttempt, state: 'canceled' | 'declined'): Promise<void> {
    await this.settleOrder.execute(orderId, {
      kind: 'attempt_closed',
      orderId,
      attemptId: id,
      state,
      declineCode: null,
    });
  }
}
