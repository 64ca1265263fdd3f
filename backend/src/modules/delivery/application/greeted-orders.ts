import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import {
  ORDER_HISTORY,
  type OrderAddress,
  type OrderHistory,
  type OrderHistoryReader,
} from '../../payments/payments.public.js';

/**
 * Orders with the name to greet their buyer by: the one given at registration, where this address registered. A card may carry the
 * name of somebody else.
 */
@Injectable()
export class GreetedOrders implements Pick<OrderHistoryReader, 'byId' | 'ofBuyer'> {
  constructor(
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
  ) {}

  async byId(orderId: string, tx?: Transaction): Promise<OrderHistory | null> {
    const history = await this.orders.byId(orderId, tx);
    return history && this.greeted(history);
  }

  async ofBuyer(addresses: readonly OrderAddress[], tx?: Transaction): Promise<OrderHistory[]> {
    return Promise.all((await this.orders.ofBuyer(addresses, tx)).map((history) => this.greeted(history)));
  }

  private async greeted(history: OrderHistory): Promise<OrderHistory> {
    if (history.order.email === null) return history;
    const registrant = await this.registrants.byEmail(history.order.email);
    return registrant ? { ...history, order: { ...history.order, name: registrant.name } } : history;
  }
}
