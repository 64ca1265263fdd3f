import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';
import { reapprovedAttempt, type WalletAttempt } from '../../domain/payment-attempt.js';
import {
  WALLET_PAYMENTS,
  type CaptureOutcome,
  type WalletOrderOutcome,
  type WalletPayments,
} from '../../providers/application/wallet-payments.port.js';
import { ATTEMPT_ENDS, type AttemptEnds } from '../../settlement/application/attempt-ends.port.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';
import type { PurchaseOrder } from '../domain/purchase.js';
import { holding } from './attempt-claim.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';

/** Makes and captures orders at PayPal, and writes down what became of them. Whoever runs an attempt has claimed it. */
@Injectable()
export class WalletAttempts {
  constructor(
    @Inject(WALLET_PAYMENTS) private readonly wallet: WalletPayments,
    @Inject(PAYMENT_ATTEMPTS) readonly attempts: PaymentAttempts,
    @Inject(ATTEMPT_ENDS) private readonly ends: AttemptEnds,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(CLOCK) readonly clock: Clock,
  ) {}

  /** Makes the order that the buyer approves. */
  async create(order: PurchaseOrder, { id, request }: WalletAttempt): Promise<WalletOrderOutcome> {
    const { createKey: key, ...sent } = request;
    const start = { ...sent, orderId: order.id, quote: order.quote, key };
    const outcome = await holding(this, id, () => this.wallet.createOrder(start));
    const at = this.clock.now();
    switch (outcome.result) {
      case 'created':
        await this.attempts.move(id, { state: 'open', ref: outcome.ref, at });
        break;
      case 'refused':
        await this.ends.end(id, { state: 'canceled', declineCode: null, at });
        break;
      case 'unknown':
        await this.attempts.move(id, { state: 'unknown', at });
    }
    return outcome;
  }

  /**
   * Takes the money of an order that the buyer approved; the same key never takes it twice. A decline is left to the caller: a buyer
   * who is present can approve again; an order whose buyer has left is over.
   */
  run(attempt: WalletAttempt & { ref: string }): Promise<CaptureOutcome> {
    return holding(this, attempt.id, () => this.carryOut(attempt));
  }

  private async carryOut(attempt: WalletAttempt & { ref: string }): Promise<CaptureOutcome> {
    const { ref, key } = attempt;
    const outcome = await this.wallet.capture({ ref, key });
    const at = this.clock.now();
    switch (outcome.result) {
      case 'paid':
        await this.settlement.execute([outcome.payment]);
        break;
      case 'pending':
        await this.attempts.move(attempt.id, { state: 'unknown', at });
        await this.settlement.execute([{ kind: 'payment_pending', orderId: attempt.orderId, attemptRef: attempt.ref }]);
        break;
      case 'not_approved':
        await this.attempts.move(attempt.id, { state: 'open', at });
        break;
      case 'unknown':
        await this.attempts.move(attempt.id, { state: 'unknown', at });
    }
    return outcome;
  }

  /** PayPal keeps its order after a decline, so that the buyer can choose another way to pay: the next capture is a new attempt. */
  async approveAgain(order: PurchaseOrder, attempt: WalletAttempt): Promise<void> {
    const at = this.clock.now();
    await this.transactions.transaction(async (tx) => {
      await this.orders.lock(tx, { ...order, buyerId: order.buyerId ?? order.id });
      const declined = { state: 'declined', declineCode: 'instrument_declined', at } as const;
      if (await this.ends.end(attempt.id, declined, tx))
        await this.attempts.add(tx, reapprovedAttempt(attempt, { id: randomUUID(), at }));
    });
  }
}

/** Whether the order exists at PayPal: only then it can be captured. */
export const isCreated = (attempt: WalletAttempt): attempt is WalletAttempt & { ref: string } => attempt.ref !== null;
