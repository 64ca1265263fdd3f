import { quote, type BumpKey } from '@summit/pricing';
import { InMemoryCoachingSessions } from '../../src/modules/delivery/application/coaching-sessions.fake.js';
import { OrderMails } from '../../src/modules/delivery/application/order-mails.js';
import type { OrderHistory, OrderView } from '../../src/modules/payments/payments.public.js';
import { Links } from '../../src/platform/links/links.js';
import { FakeMails } from './fake-mails.js';
import { anOrder, FakeOrders } from './fake-orders.js';
import { unitConfig } from './unit-config.js';

export const DELIVERY_TIME = Date.parse('2025-11-20T18:00:00Z');

/** What use cases of delivery work with. */
export class DeliveryScene {
  readonly orders = new FakeOrders();
  readonly mails = new FakeMails();
  readonly sessions = new InMemoryCoachingSessions();
  readonly orderMails = new OrderMails(new Links(unitConfig()), {
    urlFor: (key: string, orderId: string) => `https://files.test/${orderId}/${key}`,
  });

  /** An implementation order with kit and two sessions, unless told otherwise. */
  put(given: Partial<OrderView> = {}, history: Partial<OrderHistory> = {}): void {
    const addOns: BumpKey[] = ['implementation_bump'];
    const options = { product: 'implementation' as const, bumps: addOns, coachingSessions: 2, ...given };
    const { product, bumps, coachingSessions, plan = false } = options;
    const { totalCents, lines } = quote({ product, bumps, coachingSessions, plan, offer: 'active', coupon: null });
    this.orders.put(anOrder({ totalCents, capturedCents: totalCents, ...options }), { lines, ...history });
  }

  /** Of each session of the order: its number and when it was held. */
  async completed(): Promise<[number, number | null][]> {
    return (await this.sessions.ofOrder('o1')).map(({ number, completedAt }) => [number, completedAt]);
  }
}
