import { Inject, Injectable } from '@nestjs/common';
import type { Product } from '@summit/rules';
import { AppError } from '../../../../platform/errors/app-error.js';
import { RateLimiter } from '../../../../platform/rate-limit/rate-limiter.js';
import { PAID_TWICE_CODE, type Attempt, type AttemptKind } from '../../domain/payment-attempt.js';
import type { ProviderSubject } from '../../domain/provider-fact.js';
import { LIVE_ATTEMPT_STATES } from '../../domain/payment-attempt.js';
import type { PurchaseOrder } from '../domain/purchase.js';
import {
  PROVIDER_EVENTS,
  ProviderUnavailable,
  type ProviderEventsByName,
} from '../../providers/application/provider-events.port.js';
import { PURCHASE_ORDERS, type PurchaseOrders } from './purchase-orders.port.js';
import { SETTLEMENT, type Settlement } from '../../settlement/application/settlement.port.js';

export interface PurchaseStatus {
  orderId: string;
  /** The browser that ordered. */
  buyerId: string | null;
  product: Product;
  /** `paid_twice`: what came was for something bought before, and goes back (C-116). */
  status: 'confirmed' | 'confirming' | 'failed' | 'paid_twice';
}

/** The provider is asked about one order at most once in this time, however many pages wait for it. */
const ASK = { name: 'order-status-ask', limit: 1, seconds: 4 };

const SUBJECT: Record<AttemptKind, ProviderSubject['kind']> = {
  one_click: 'charge',
  checkout: 'checkout',
  plan: 'checkout',
  wallet: 'wallet_order',
};

/**
 * How a purchase stands, for the page after it (C-036 to C-038, F-272). While nothing has arrived it asks the provider itself, so
 * that a lost notification keeps nobody waiting. Error: `not_found`.
 */
@Injectable()
export class OrderStatusUseCase {
  constructor(
    @Inject(PURCHASE_ORDERS) private readonly orders: PurchaseOrders,
    @Inject(PROVIDER_EVENTS) private readonly events: ProviderEventsByName,
    @Inject(SETTLEMENT) private readonly settlement: Settlement,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
  ) {}

  /** `id`: the provider's of the page or order, or the browser's own. */
  async of(id: string): Promise<PurchaseStatus> {
    const found = await this.orders.find(id);
    if (!found) throw new AppError('not_found');
    if (statusOf(found) === 'confirming' && (await this.ask(found))) {
      return answerOf((await this.orders.find(id)) ?? found);
    }
    return answerOf(found);
  }

  private async ask({ order, attempt }: Found): Promise<boolean> {
    if (!attempt?.ref) return false;
    const { allowed } = await this.limiter.hit(ASK, order.id);
    if (!allowed) return false;
    try {
      const subject = { provider: order.provider, kind: SUBJECT[attempt.kind], ref: attempt.ref };
      await this.settlement.execute(await this.events[order.provider].factsAbout(subject));
      return true;
    } catch (error) {
      // The page asks again in a moment, and the reconcile job does anyway.
      if (error instanceof ProviderUnavailable) return false;
      throw error;
    }
  }
}

interface Found {
  order: PurchaseOrder;
  attempt: Attempt | null;
}

const answerOf = (found: Found): PurchaseStatus => ({
  orderId: found.order.id,
  buyerId: found.order.buyerId,
  product: found.order.product,
  status: statusOf(found),
});

/** A paid order counts as confirmed even if the money went back later. Without a live attempt no money can arrive any more. */
function statusOf({ order, attempt }: Found): PurchaseStatus['status'] {
  if (order.paidAt !== null) return 'confirmed';
  if (attempt?.declineCode === PAID_TWICE_CODE) return 'paid_twice';
  const live = attempt !== null && LIVE_ATTEMPT_STATES.some((state) => state === attempt.state);
  return order.status === 'pending' && live ? 'confirming' : 'failed';
}
