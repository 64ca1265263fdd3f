import { DAY_MS } from '@summit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { PLAN_PRODUCTS, type Quote } from '@summit/pricing';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { AttemptPlan, PageAttempt } from '../../domain/payment-attempt.js';
import type { Purchase, PurchaseOrder } from '../domain/purchase.js';
import { attemptFailure } from './attempt-failure.js';
import { earlierOrderAt } from './earlier-order.js';
import { OpenOrder } from './open-order.js';
import { PAGE_LIFE_MS } from './page-life.js';
import { PageAttempts } from './page-attempts.js';
import { isPaidByPress } from './paid-by-press.js';
import { PAYMENT_ATTEMPTS, type PaymentAttempts } from './payment-attempts.port.js';
import { PricePurchase, type PricedPurchase } from './price-purchase.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { SAVED_CARDS, type SavedCards } from './saved-cards.port.js';

/** The provider replaces it by the id of its page. */
export const CHECKOUT_ID_PLACEHOLDER = '{CHECKOUT_SESSION_ID}';
/** As long as the cookie lives: a returning buyer is the same customer at the provider. */
const CUSTOMER_LIFE_MS = 7 * DAY_MS;

export interface CheckoutCommand {
  purchase: Purchase;
  /** Holds CHECKOUT_ID_PLACEHOLDER. */
  successUrl: string;
  cancelUrl: string;
  /** Of a saved card that was tried before: the same over the repeats of one press, of which the page has heard no answer. */
  pressId: string | null;
}

export interface CheckoutResult {
  /** The hosted page, or the page after a purchase that is paid already. */
  url: string;
  quote: Quote;
  /** Paid before this press: there is nothing to pay. */
  alreadyOwned: boolean;
  /** When this address bought the same on another device (ms): the buyer may go on, and should know (C-116). */
  earlierOrderAt: number | null;
}

type OpenedPage = Omit<CheckoutResult, 'earlierOrderAt'>;

/**
 * Opens the provider's page, for one payment or the first of a plan's (F-222, F-223). Asked again for the same, it answers the same
 * page while it can be paid. Errors: `checkout_unavailable`, `payment_plan_unavailable`, PriceChanged, codes and those of opening
 * an order.
 */
@Injectable()
export class HostedCheckoutUseCase {
  constructor(
    private readonly pricing: PricePurchase,
    private readonly openOrder: OpenOrder,
    private readonly pages: PageAttempts,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(SAVED_CARDS) private readonly cards: SavedCards,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(command: CheckoutCommand): Promise<CheckoutResult> {
    const { purchase } = command;
    if (purchase.plan && !PLAN_PRODUCTS.includes(purchase.product)) throw new AppError('payment_plan_not_offered');
    const held = await this.orders.heldIn(purchase);
    if (held) return { ...(await this.alreadyPaid(held, command)), earlierOrderAt: null };
    const elsewhere = await earlierOrderAt(this.orders, purchase, this.clock.now());
    const priced = await this.pricing.price(purchase, 'stripe');
    const plan = await this.planOf(command);
    const opened = (await this.open({ command, priced, plan })) ?? (await this.reopenPage({ command, priced, plan }));
    return { ...opened, earlierOrderAt: elsewhere };
  }

  /** A page of an earlier call that the provider does not take any more gives way to a new one, once. */
  private async reopenPage(request: { command: CheckoutCommand; priced: PricedPurchase; plan: AttemptPlan }) {
    const result = await this.open(request);
    if (!result)
      throw new AppError(request.command.purchase.plan ? 'payment_plan_unavailable' : 'checkout_unavailable');
    return result;
  }

  private async open({
    command,
    priced,
    plan,
  }: {
    command: CheckoutCommand;
    priced: PricedPurchase;
    plan: AttemptPlan;
  }): Promise<OpenedPage | null> {
    const opened = await this.openOrder.open({ purchase: command.purchase, priced, plan });
    const { order } = opened;
    if (opened.kind === 'held') return this.alreadyPaid(order, command);
    const attempt = pageOf(opened.attempt);
    if (opened.kind === 'open') return { url: urlOf(attempt), quote: order.quote, alreadyOwned: false };
    const outcome = await this.pages.run(order, attempt);
    if (outcome.result === 'open') return { url: outcome.url, quote: order.quote, alreadyOwned: false };
    if (outcome.result === 'refused' && opened.resumed) return null;
    throw attemptFailure({ ...attempt, state: outcome.result === 'refused' ? 'canceled' : 'unknown' });
  }

  /** The page after the purchase finds the order by the browser's own id as well (C-036). */
  private async alreadyPaid(
    order: PurchaseOrder,
    { successUrl, purchase, pressId }: CheckoutCommand,
  ): Promise<OpenedPage> {
    return {
      url: successUrl.replace(CHECKOUT_ID_PLACEHOLDER, encodeURIComponent(order.sessionId)),
      quote: order.quote,
      alreadyOwned: !(await isPaidByPress(this.attempts, order, { ...purchase, pressId })),
    };
  }

  private async planOf({ purchase, successUrl, cancelUrl }: CheckoutCommand): Promise<AttemptPlan> {
    const { buyerId, email } = purchase;
    const now = this.clock.now();
    const card = email === null ? null : await this.cards.newest({ buyerId, email, since: now - CUSTOMER_LIFE_MS });
    return {
      kind: purchase.plan ? 'plan' : 'checkout',
      request: { customerRef: card?.customerRef ?? null, email, successUrl, cancelUrl },
      // Computed once: a repeat under the same key must send the same (payments.md 1.2). Whole seconds, as the provider counts.
      expiresAt: Math.ceil((now + PAGE_LIFE_MS) / 1_000) * 1_000,
    };
  }
}

function pageOf(attempt: { kind: string }): PageAttempt {
  if (attempt.kind !== 'checkout' && attempt.kind !== 'plan') throw new Error(`a ${attempt.kind} attempt has no page`);
  return attempt as PageAttempt;
}

function urlOf({ id, url }: PageAttempt): string {
  if (url === null) throw new Error(`the open attempt ${id} has no page`);
  return url;
}
