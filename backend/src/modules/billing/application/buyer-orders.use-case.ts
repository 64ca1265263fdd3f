import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import {
  COACHING_READER,
  DELIVERY_READER,
  type BookedSession,
  type CoachingReader,
  type DeliveryReader,
} from '../../delivery/delivery.public.js';
import { ORDER_FILES, type OrderFile, type OrderFiles } from '../../library/library.public.js';
import { atAnyTime, ENTITLED_STATUSES, type OrderHistory } from '../../payments/payments.public.js';
import { SUMMIT_SCHEDULE, type SummitSchedule } from '../../sessions/sessions.public.js';
import { refundRule, type RefundRule } from './refund-rule.js';
import { BuyerPurchasesUseCase } from './buyer-purchases.use-case.js';
import { BUYER_REQUESTS, type BuyerRequests, type StoredBuyerRequest } from './buyer-requests.port.js';
import { LinkedOrders } from './linked-orders.js';

/** An order with everything that its buyer's page shows. */
export interface OrderOfBuyer {
  history: OrderHistory;
  coaching: BookedSession[];
  /** What can be downloaded; nothing once the right to it has ended. */
  files: OrderFile[];
  refund: RefundRule;
  /** Newest first. */
  requests: StoredBuyerRequest[];
}

/** The page behind the link of a receipt: what was bought, without a password. Every call throws what `LinkedOrders` throws. */
@Injectable()
export class BuyerOrdersUseCase {
  constructor(
    private readonly linked: LinkedOrders,
    @Inject(BuyerPurchasesUseCase) private readonly purchases: Pick<BuyerPurchasesUseCase, 'invoice'>,
    @Inject(COACHING_READER) private readonly coaching: CoachingReader,
    @Inject(DELIVERY_READER) private readonly delivery: DeliveryReader,
    @Inject(SUMMIT_SCHEDULE) private readonly summit: Pick<SummitSchedule, 'endOfSummit'>,
    @Inject(ORDER_FILES) private readonly files: Pick<OrderFiles, 'of'>,
    @Inject(BUYER_REQUESTS) private readonly requests: Pick<BuyerRequests, 'ofOrders'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(proof: string): Promise<OrderOfBuyer[]> {
    const histories = await this.linked.all(proof);
    const requests = await this.requests.ofOrders(histories.map(({ order }) => order.id));
    const summitEndsAt = await this.summit.endOfSummit();
    return Promise.all(
      histories.map(async (history): Promise<OrderOfBuyer> => {
        const { id, status } = history.order;
        const [coaching, deliveredAt] = await Promise.all([this.coaching.ofOrder(id), this.delivery.completedAt(id)]);
        const refund = refundRule(history.order, { deliveredAt, summitEndsAt, now: this.clock.now() });
        return {
          history,
          coaching,
          files: ENTITLED_STATUSES.includes(status) ? this.files.of(history.order) : [],
          refund,
          requests: requests.filter(({ orderId }) => orderId === id),
        };
      }),
    );
  }

  /** Throws also `not_found`. */
  async invoice(proof: string, orderId: string): Promise<{ name: string; bytes: Buffer }> {
    const { order } = await this.linked.one(proof, orderId);
    if (order.email === null) throw new AppError('not_found');
    return this.purchases.invoice(orderId, [atAnyTime(order.email)]);
  }
}
