import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { OrderLinks } from '../../../platform/links/order-links.js';
import {
  atAnyTime,
  ORDER_HISTORY,
  type OrderHistory,
  type OrderHistoryReader,
} from '../../payments/payments.public.js';

/** Which orders the proof of a signed link opens. Throws `orders_link_invalid` and `orders_link_expired`. */
@Injectable()
export class LinkedOrders {
  constructor(
    @Inject(OrderLinks) private readonly links: Pick<OrderLinks, 'read'>,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId' | 'ofBuyer'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async all(proof: string): Promise<OrderHistory[]> {
    const subject = this.links.read(proof, this.clock.now());
    if (subject === 'forged') throw new AppError('orders_link_invalid');
    if (subject === 'over') throw new AppError('orders_link_expired');
    if (subject.kind === 'address') return this.orders.ofBuyer([atAnyTime(subject.email)]);
    if (subject.kind === 'correction') throw new AppError('orders_link_invalid');
    const order = await this.orders.byId(subject.orderId);
    return order?.order.paidAt ? [order] : [];
  }

  /** Throws `not_found` for an order that is none of them. */
  async one(proof: string, orderId: string): Promise<OrderHistory> {
    const found = (await this.all(proof)).find(({ order }) => order.id === orderId);
    if (!found) throw new AppError('not_found');
    return found;
  }
}
