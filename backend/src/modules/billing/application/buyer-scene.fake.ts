import { FakeSchedule } from '../../../../test/harness/fake-schedule.js';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { SerialTransactions } from '../../../platform/database/transactions.fake.js';
import { Links } from '../../../platform/links/links.js';
import { OrderLinks, type OrderLinkSubject } from '../../../platform/links/order-links.js';
import type { QueuedJob } from '../../../platform/outbox/outbox.js';
import type { BookedSession } from '../../delivery/delivery.public.js';
import type { OrderView } from '../../payments/payments.public.js';
import { BuyerRequestMails } from './buyer-request-mails.js';
import { InMemoryBuyerRequests } from './buyer-requests.fake.js';
import { LinkedOrders } from './linked-orders.js';

export const BUYER_NOW = Date.parse('2025-11-20T18:00:00Z');

/** What the use cases of a buyer's page work with: a paid VIP order `o1` of zoe@example.com. */
export class BuyerScene {
  readonly clock = new FixedClock(BUYER_NOW);
  readonly orders = new FakeOrders();
  readonly mails = new FakeMails();
  /** Jobs that were added, with their payload. */
  readonly jobs: [task: string, payload: object][] = [];
  readonly outbox = {
    addJob: async (_tx: object, { task, payload }: QueuedJob) => void this.jobs.push([task, payload]),
  };
  readonly requests = new InMemoryBuyerRequests();
  readonly transactions = new SerialTransactions();
  readonly sessions = new Map<string, BookedSession[]>();
  private readonly config = unitConfig();
  readonly links = new OrderLinks(new Links(this.config), this.config);
  readonly linked = new LinkedOrders(this.links, this.orders, this.clock);
  readonly requestMails = new BuyerRequestMails(new Links(this.config), this.config);
  /** When the coaching of an order was over. */
  readonly delivered = new Map<string, number>();
  readonly delivery = { completedAt: async (orderId: string) => this.delivered.get(orderId) ?? null };
  readonly summit = new FakeSchedule();
  readonly coaching = { ofOrder: async (orderId: string) => this.sessions.get(orderId) ?? [] };
  /** Orders whose mails were sent again, with why. */
  readonly resent: [orderId: string, occasion: string][] = [];
  readonly orderMails = {
    resend: async (_tx: object, { orderId, occasion }: { orderId: string; occasion: string }) =>
      void this.resent.push([orderId, occasion]),
  };

  constructor() {
    this.put();
  }

  put(given: Partial<OrderView> = {}): void {
    this.orders.put(anOrder(given));
  }

  proof(subject: OrderLinkSubject = { kind: 'address', email: 'zoe@example.com' }): string {
    return this.links.to(subject, this.clock.now()).replace(/^.*#proof=/, '');
  }
}
