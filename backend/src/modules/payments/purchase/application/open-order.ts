import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PRICE_BOOK_VERSION } from '@summit/pricing';
import { APP_CONFIG, type AppConfig } from '../../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import { Installation } from '../../../../platform/installation/installation.js';
import { newAttempt, type Attempt, type AttemptPlan } from '../../domain/payment-attempt.js';
import { fingerprintOf, isHeld, type Purchase, type PurchaseOrder } from '../domain/purchase.js';
import { attemptFailure } from './attempt-failure.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';
import { ClearAttempt } from './clear-attempt.js';
import { COUPONS, type Coupons } from '../../promo-codes/application/coupons.port.js';
import { PAUSE, type Pause } from '../../../../platform/clock/pause.port.js';
import { CLAIM_STALE_MS } from './attempt-claim.js';
import { PAYMENT_ATTEMPTS, RETRY_PAUSES_MS, type PaymentAttempts } from './payment-attempts.port.js';
import type { PricedPurchase } from './price-purchase.js';
import { PURCHASE_ORDERS, type KnownOrder, type PurchaseOrders } from './purchase-orders.port.js';
import { Reservations } from './reservations.js';
import { TRANSACTIONS, type Transactions } from '../../../../platform/database/transactions.port.js';

/** A page that ends sooner is not handed out again. */
const PAGE_REST_MS = 2 * 60_000;
/** Each round takes one thing out of the way. */
const ROUNDS = 8;

export interface OpenOrderRequest {
  purchase: Purchase;
  priced: PricedPurchase;
  plan: AttemptPlan;
}

/** With the mark that a new attempt bears. */
type MarkedRequest = OpenOrderRequest & { installation: string };

export type OpenedOrder =
  /** This session holds the product already: the same answer again (F-226). */
  | { kind: 'held'; order: PurchaseOrder }
  /** The buyer can go on with what was opened before. */
  | { kind: 'open'; order: PurchaseOrder; attempt: Attempt }
  /** The attempt is the caller's to run now. `resumed`: an earlier call may have reached the provider. */
  | { kind: 'run'; order: PurchaseOrder; attempt: Attempt; resumed: boolean };

type Step =
  | OpenedOrder
  | { kind: 'clear'; order: PurchaseOrder; attempt: Attempt }
  /** Another call works on it. `same`: on the very same attempt, so its answer is this call's answer too. */
  | { kind: 'wait'; attempt: Attempt; same: boolean };

/**
 * Finds or writes the order of a purchase, with the one attempt that may be under way, before any provider is called (payments.md
 * 0.3, 1.4, 4.2). Decides under a lock and calls nobody inside it; whatever stands in the way is cleared outside, and then it is
 * decided again. Errors: `already_purchased`, those of `Reservations`, `payment_processing`, `payment_unknown`, and the failure of whoever
 * was waited for.
 */
@Injectable()
export class OpenOrder {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(PAYMENT_ATTEMPTS) private readonly attempts: PaymentAttempts,
    @Inject(COUPONS) private readonly coupons: Coupons,
    private readonly reservations: Reservations,
    private readonly clearing: ClearAttempt,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    @Inject(PAUSE) private readonly pause: Pause,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'paymentsAreTest'>,
    @Inject(Installation) private readonly installation: Pick<Installation, 'mark'>,
  ) {}

  async open(wish: OpenOrderRequest): Promise<OpenedOrder> {
    const request = { ...wish, installation: await this.installation.mark() };
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = await this.transactions.transaction((tx) => this.decide(tx, request));
      if (step.kind === 'clear') await this.clearing.clear(step.order, step.attempt);
      else if (step.kind === 'wait') await this.waitFor(step);
      else return step;
    }
    throw new AppError('payment_processing');
  }

  private async decide(tx: Transaction, request: MarkedRequest): Promise<Step> {
    const { purchase, priced, plan } = request;
    await this.orders.lock(tx, purchase);
    const known = await this.orders.conflictingOrders(tx, purchase);
    const held = heldOrder(known, purchase);
    if (held) return { kind: 'held', order: held };
    const fingerprint = fingerprintOf(purchase, { provider: priced.provider, totalCents: priced.quote.totalCents });
    const pending = known.filter(({ order }) => !isHeld(order));
    const same = pending.find(
      ({ order }) => order.sessionId === purchase.sessionId && order.fingerprint === fingerprint,
    );
    const goesOn = same?.live?.kind === plan.kind && this.canGoOn(same.live) ? same.live : null;
    const inTheWay = pending.find(({ live }) => live !== null && live !== goesOn);
    if (inTheWay?.live) return this.clear(tx, inTheWay.order, inTheWay.live);
    if (!same) return this.newOrder(tx, request, { fingerprint, pending });
    await this.orders.touch(tx, { ...purchase, orderId: same.order.id, at: this.clock.now() });
    return goesOn ? this.continueWith(tx, same.order, goesOn) : this.nextAttempt(tx, same, request);
  }

  private async clear(tx: Transaction, order: PurchaseOrder, attempt: Attempt): Promise<Step> {
    // A page is closed at the provider, who knows whether it was paid. An order at the wallet is closed by us alone: whoever captures
    // it right now has claimed it.
    if (attempt.state === 'open' && attempt.kind !== 'wallet') return { kind: 'clear', order, attempt };
    return (await this.claim(tx, attempt)) ? { kind: 'clear', order, attempt } : { kind: 'wait', attempt, same: false };
  }

  private async continueWith(tx: Transaction, order: PurchaseOrder, attempt: Attempt): Promise<Step> {
    if (attempt.state === 'open') return { kind: 'open', order, attempt };
    return (await this.claim(tx, attempt))
      ? { kind: 'run', order, attempt, resumed: true }
      : { kind: 'wait', attempt, same: true };
  }

  private claim(tx: Transaction, seen: Attempt): Promise<boolean> {
    const now = this.clock.now();
    return this.attempts.claim(seen, { now, staleBefore: now - CLAIM_STALE_MS }, tx);
  }

  /** Not a page that is about to end, nor an order at the wallet that a capture was tried on: its outcome must be known first. */
  private canGoOn({ kind, state, ref, expiresAt }: Attempt): boolean {
    if (kind === 'wallet' && state !== 'open' && ref !== null) return false;
    return state !== 'open' || expiresAt === null || expiresAt - this.clock.now() >= PAGE_REST_MS;
  }

  private async newOrder(
    tx: Transaction,
    request: MarkedRequest,
    { fingerprint, pending }: { fingerprint: string; pending: KnownOrder[] },
  ): Promise<Step> {
    const { purchase, priced } = request;
    const at = this.clock.now();
    const promoCodeId = priced.coupon?.promoCodeId ?? null;
    await this.coupons.lock(tx, { orderIds: pending.map(({ order: { id } }) => id), promoCodeId });
    for (const { order: replaced } of pending)
      await this.settlement.apply(tx, { kind: 'order_abandoned', orderId: replaced.id });
    const order: PurchaseOrder = {
      id: randomUUID(),
      sessionId: purchase.sessionId,
      product: purchase.product,
      provider: priced.provider,
      buyerId: purchase.buyerId,
      email: purchase.email,
      name: purchase.name,
      status: 'pending',
      bumps: purchase.bumps,
      coachingSessions: purchase.coachingSessions,
      plan: purchase.plan,
      fingerprint,
      quote: { ...priced.quote, priceBook: PRICE_BOOK_VERSION },
      promoCode: priced.coupon?.code ?? null,
      affiliateCode: purchase.affiliateCode,
      isTest: this.config.paymentsAreTest || (priced.coupon?.isTest ?? false),
      createdAt: at,
      paidAt: null,
    };
    await this.orders.add(tx, order, purchase.clientBlock);
    return this.addAttempt(tx, { order, number: 1 }, request);
  }

  private async nextAttempt(tx: Transaction, { order, lastNumber }: KnownOrder, request: MarkedRequest): Promise<Step> {
    // The use is taken anew, so that it is kept as long as the new attempt lives. In between nobody else can take it.
    await this.coupons.lock(tx, { orderIds: [order.id], promoCodeId: request.priced.coupon?.promoCodeId ?? null });
    await this.coupons.release(tx, order.id);
    return this.addAttempt(tx, { order, number: lastNumber + 1 }, request);
  }

  private async addAttempt(
    tx: Transaction,
    { order, number }: { order: PurchaseOrder; number: number },
    { purchase, priced, plan, installation }: MarkedRequest,
  ): Promise<Step> {
    const at = this.clock.now();
    const attempt = newAttempt(plan, { id: randomUUID(), orderId: order.id, number, at, installation });
    await this.reservations.take(tx, { order, attempt, purchase, priced });
    await this.attempts.add(tx, attempt);
    return { kind: 'run', order, attempt, resumed: false };
  }

  private async waitFor({ attempt, same }: Extract<Step, { kind: 'wait' }>): Promise<void> {
    for (const pause of RETRY_PAUSES_MS) {
      await this.pause(pause);
      const now = await this.attempts.byId(attempt.id);
      // A claim that nobody keeps any more is to be taken over.
      if (now?.state === 'starting' && now.updatedAt >= this.clock.now() - CLAIM_STALE_MS) continue;
      const answers = now !== null && same && !['starting', 'open', 'succeeded'].includes(now.state);
      if (answers) throw attemptFailure(now);
      return;
    }
    throw new AppError('payment_processing');
  }
}

/** The order that this session holds. Another session of the same browser holding it for the same address is told so. */
function heldOrder(known: KnownOrder[], { sessionId, email }: Purchase): PurchaseOrder | null {
  const held = known.map(({ order }) => order).filter(isHeld);
  const mine = held.find((order) => order.sessionId === sessionId);
  if (!mine && held.some((order) => order.email !== null && order.email === email))
    throw new AppError('already_purchased');
  return mine ?? null;
}
