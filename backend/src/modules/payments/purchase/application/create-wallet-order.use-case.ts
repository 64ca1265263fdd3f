import { Inject, Injectable } from '@nestjs/common';
import type { Quote } from '@summit/pricing';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { Attempt, WalletAttempt } from '../../domain/payment-attempt.js';
import type { Purchase, PurchaseOrder } from '../domain/purchase.js';
import { attemptFailure } from './attempt-failure.js';
import { OpenOrder } from './open-order.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { PricePurchase } from './price-purchase.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import {
  WALLET_PAYMENTS,
  type WalletOrderOutcome,
  type WalletPayments,
} from '../../providers/application/wallet-payments.port.js';

/** How long the wallet lets an order be approved. */
const WALLET_LIFE_MS = 3 * 3_600_000;

export interface WalletOrderCommand {
  purchase: Purchase;
  returnUrl: string;
  cancelUrl: string;
}

export interface WalletOrderResult {
  /** The wallet's id of the order, which its button needs. */
  walletOrderRef: string;
  quote: Quote;
}

/**
 * Makes an order at the wallet for the buyer to approve (F-233). Every product can be paid so, in one payment. Errors:
 * `already_purchased`, `paypal_order_failed`, PriceChanged, codes and those of opening an order.
 */
@Injectable()
export class CreateWalletOrderUseCase {
  constructor(
    private readonly pricing: PricePurchase,
    private readonly openOrder: OpenOrder,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(WALLET_PAYMENTS) private readonly wallet: WalletPayments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ purchase, returnUrl, cancelUrl }: WalletOrderCommand): Promise<WalletOrderResult> {
    // The wallet's window has no "paid already": the page says it.
    if (await this.orders.heldIn(purchase)) throw new AppError('already_purchased');
    const priced = await this.pricing.price(purchase, 'paypal');
    const opened = await this.openOrder.open({
      purchase,
      priced,
      plan: {
        kind: 'wallet',
        request: { returnUrl, cancelUrl },
        expiresAt: this.clock.now() + WALLET_LIFE_MS,
      },
    });
    if (opened.kind === 'held') throw new AppError('already_purchased');
    const { order } = opened;
    const attempt = walletOf(opened.attempt);
    return { walletOrderRef: attempt.ref ?? (await this.create(order, attempt)), quote: order.quote };
  }

  private async create(order: PurchaseOrder, attempt: WalletAttempt): Promise<string> {
    const { createKey, returnUrl, cancelUrl } = attempt.request;
    const start = { orderId: order.id, quote: order.quote, returnUrl, cancelUrl, key: createKey };
    const first = await this.wallet.createOrder(start);
    const outcome = first.result === 'unknown' ? await this.wallet.createOrder(start) : first;
    await this.attempts.move(attempt.id, { ...stateAfter(outcome), at: this.clock.now() });
    if (outcome.result === 'created') return outcome.ref;
    throw attemptFailure({ ...attempt, state: 'unknown' });
  }
}

function stateAfter(outcome: WalletOrderOutcome): { state: 'open' | 'canceled' | 'unknown'; ref?: string } {
  if (outcome.result === 'created') return { state: 'open', ref: outcome.ref };
  return { state: outcome.result === 'refused' ? 'canceled' : 'unknown' };
}

function walletOf(attempt: Attempt): WalletAttempt {
  if (attempt.kind !== 'wallet') throw new Error(`a ${attempt.kind} attempt is no order at the wallet`);
  return attempt;
}
