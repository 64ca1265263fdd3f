import { Inject, Injectable } from '@nestjs/common';
import type { Quote } from '@summit/pricing';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { ChargeRequest } from '../../domain/payment-attempt.js';
import { isHeld, type Purchase, type PurchaseOrder } from '../domain/purchase.js';
import { attemptFailure, declineCodeOf } from './attempt-failure.js';
import { ChargeAttempts } from './charge-attempts.js';
import { OneClickEligibility } from './one-click-eligibility.js';
import { OpenOrder, type OpenedOrder } from './open-order.js';
import { isPaidByPress, type Press } from './paid-by-press.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { PriceChanged } from './price-changed.js';
import { PricePurchase } from './price-purchase.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import type { ChargeableCard } from './saved-cards.port.js';

export interface OneClickCommand extends Omit<Purchase, 'buyerId' | 'plan' | 'name' | 'affiliateCode'> {
  /** By the signed cookie; null without a valid one. */
  buyerId: string | null;
  /** The same over the repeats of one press, of which the page has heard no answer. */
  pressId: string | null;
}

export interface OneClickResult {
  orderId: string;
  quote: Quote;
  /** Paid before this press, which charged nothing. */
  alreadyOwned: boolean;
}

/** Kept with the charge, of which it is no part at the provider or says whom to tell. */
type Told = Pick<ChargeRequest, 'receiptEmail' | 'pressId'>;

/**
 * Charges the card that this very browser saved with its last checkout (F-221, F-224 to F-227). Errors: `no_saved_card` for every
 * reason not to, the declines, `payment_not_started`, `payment_processing`, `payment_unknown`, PriceChanged and those of opening an order. After each of
 * them the page goes to hosted checkout, which first finds out what became of this charge.
 */
@Injectable()
export class OneClickChargeUseCase {
  constructor(
    private readonly eligibility: OneClickEligibility,
    private readonly pricing: PricePurchase,
    private readonly openOrder: OpenOrder,
    private readonly charges: ChargeAttempts,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
  ) {}

  async execute(command: OneClickCommand): Promise<OneClickResult> {
    const card = await this.eligibility.cardFor(command);
    const { pressId, ...asked } = command;
    const { buyerId, email } = asked;
    if (card === null || buyerId === null || email === null) throw new AppError('no_saved_card');
    const purchase: Purchase = { ...asked, buyerId, plan: false, name: null, affiliateCode: null };
    const press: Press = { ...purchase, pressId };
    const held = await this.orders.heldIn(command);
    if (held) return this.answerAgain(held, press);
    const opened = await this.openFor(purchase, card, { receiptEmail: email, pressId });
    switch (opened.kind) {
      case 'held':
        return this.answerAgain(opened.order, press);
      case 'open':
        throw attemptFailure(opened.attempt);
      case 'run':
        return this.charge(opened);
    }
  }

  private async openFor(purchase: Purchase, card: ChargeableCard, told: Told): Promise<OpenedOrder> {
    const priced = await this.pricing.price(purchase, 'stripe');
    // Nothing is confirmed after this press: a price above the offer must have been on the page.
    if (priced.quote.priceReason === 'offer_expired' && purchase.expectedTotalCents === null)
      throw new PriceChanged(priced.quote);
    const { customerRef, paymentMethodRef } = card;
    return this.openOrder.open({
      purchase,
      priced,
      plan: { kind: 'one_click', request: { card: { customerRef, paymentMethodRef }, ...told } },
    });
  }

  private async charge({ order, attempt, resumed }: Extract<OpenedOrder, { kind: 'run' }>): Promise<OneClickResult> {
    if (attempt.kind !== 'one_click') throw new Error(`attempt ${attempt.id} charges no card`);
    const outcome = await this.charges.run(order, attempt, { fresh: !resumed });
    switch (outcome.result) {
      case 'paid':
        return resultOf(await this.settled(order), false);
      case 'declined':
        throw attemptFailure({ ...attempt, state: 'declined', declineCode: declineCodeOf(outcome) });
      case 'not_sent':
        throw attemptFailure({ ...attempt, state: 'canceled' });
      case 'processing':
        throw attemptFailure({ ...attempt, state: 'unknown', ref: outcome.ref });
      case 'unknown':
        throw attemptFailure({ ...attempt, state: 'unknown' });
    }
  }

  /** Settlement has the last word: the money may have met an order that another way had paid. */
  private async settled(order: PurchaseOrder): Promise<PurchaseOrder> {
    const now = await this.orders.byId(order.id);
    const held = now && isHeld(now) ? now : await this.orders.heldIn(order);
    if (!held) throw new AppError('payment_unknown');
    return held;
  }

  /** A repeat hears the same; somebody who merely knows the session id hears what every stranger hears. */
  private async answerAgain(order: PurchaseOrder, press: Press): Promise<OneClickResult> {
    if (order.buyerId !== press.buyerId || order.email !== press.email) throw new AppError('no_saved_card');
    return resultOf(order, !(await isPaidByPress(this.attempts, order, press)));
  }
}

const resultOf = ({ id, quote }: PurchaseOrder, alreadyOwned: boolean): OneClickResult => ({
  orderId: id,
  quote,
  alreadyOwned,
});
