import { Inject, Injectable } from '@nestjs/common';
import type { Quote } from '@summit/pricing';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { Attempt, WalletAttempt } from '../../domain/payment-attempt.js';
import type { Purchase, PurchaseOrder } from '../domain/purchase.js';
import { attemptFailure } from './attempt-failure.js';
import { earlierOrderAt } from './earlier-order.js';
import { OpenOrder } from './open-order.js';
import { PricePurchase } from './price-purchase.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { WalletAttempts } from './wallet-attempts.js';

/** How long an order at the wallet can be paid, and keeps a code and a spot. The wallet would take it for hours; we do not (C-111). */
const WALLET_LIFE_MS = 15 * 60_000;

export interface WalletOrderCommand {
  purchase: Purchase;
  returnUrl: string;
  cancelUrl: string;
}

export interface WalletOrderResult {
  /** The wallet's id of the order, which its button needs. */
  walletOrderRef: string;
  quote: Quote;
  /** When this address bought the same on another device (ms), else null (C-116). */
  earlierOrderAt: number | null;
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
    private readonly wallet: WalletAttempts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ purchase, returnUrl, cancelUrl }: WalletOrderCommand): Promise<WalletOrderResult> {
    // The wallet's window has no "paid already": the page says it.
    if (await this.orders.heldIn(purchase)) throw new AppError('already_purchased');
    const elsewhere = await earlierOrderAt(this.orders, purchase, this.clock.now());
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
    return {
      walletOrderRef: attempt.ref ?? (await this.create(order, attempt)),
      quote: order.quote,
      earlierOrderAt: elsewhere,
    };
  }

  private async create(order: PurchaseOrder, attempt: WalletAttempt): Promise<string> {
    const outcome = await this.wallet.create(order, attempt);
    if (outcome.result === 'created') return outcome.ref;
    throw attemptFailure({ ...attempt, state: 'unknown' });
  }
}

function walletOf(attempt: Attempt): WalletAttempt {
  if (attempt.kind !== 'wallet') throw new Error(`a ${attempt.kind} attempt is no order at the wallet`);
  return attempt;
}
