import { DAY_MS, HOUR_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@summit/rules';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { SAVED_CARDS, type ChargeableCard, type SavedCards } from './saved-cards.port.js';

/** A saved card can be charged for a day after the checkout that saved it (C-065). */
const CARD_LIFE_MS = DAY_MS;
/** Stolen cards are tried out in series (payments.md 1.3). */
const DECLINES = { limit: 3, withinMs: HOUR_MS };
/** Stands for a browser without a valid cookie, so that it costs as many questions as one that has it. */
const NO_BUYER_ID = '00000000-0000-4000-8000-000000000000';

export interface OneClickQuestion {
  /** By the signed cookie; null without a valid one. */
  buyerId: string | null;
  /** Null for the placeholder. */
  email: string | null;
  product: Product;
  sessionId: string;
}

/**
 * Whether a card may be charged without anybody confirming it: only in the browser that paid a checkout with the same address
 * within a day, for something it does not have yet (C-065, F-225). An address alone proves nothing.
 */
@Injectable()
export class OneClickEligibility {
  constructor(
    @Inject(SAVED_CARDS) private readonly cards: SavedCards,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The card, or null. Every refusal asks the same questions, so that the time tells nothing either. */
  async cardFor(question: OneClickQuestion): Promise<ChargeableCard | null> {
    const now = this.clock.now();
    const buyerId = question.buyerId ?? NO_BUYER_ID;
    const email = question.email ?? '';
    const card = await this.cards.newest({ buyerId, email, since: now - CARD_LIFE_MS });
    // On another device too: such a buyer is warned before paying again, and one-click would not ask (C-116).
    const boughtAt = await this.orders.boughtElsewhereAt({ ...question, email });
    const declines = await this.attempts.declinesOf(buyerId, now - DECLINES.withinMs);
    const allowed =
      question.buyerId !== null && question.email !== null && boughtAt === null && declines < DECLINES.limit;
    return allowed ? card : null;
  }
}
