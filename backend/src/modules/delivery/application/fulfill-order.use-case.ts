import { Inject, Injectable } from '@nestjs/common';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { ENTITLED_STATUSES, type OrderHistory, type OrderHistoryReader } from '../../payments/payments.public.js';
import { sessionsOf } from '../domain/coaching.js';
import { COACHING_SESSIONS, type CoachingSessions } from './coaching-sessions.port.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails } from './order-mails.js';

/**
 * What a buyer gets for a paid order, once: the receipt, the add-ons, the details of implementation and dfy, and their coaching sessions
 * (F-318, F-322). A full refund takes the sessions away that were not held. The order is read under a lock, so events may come in any order.
 */
@Injectable()
export class FulfillOrderUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(COACHING_SESSIONS) private readonly sessions: CoachingSessions,
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  /**
   * `restored`: the order was refunded and is not any more, so its sessions come back. Throws while a paid order has no address, so
   * that the job is tried again.
   */
  async execute(orderId: string, { restored }: { restored: boolean } = { restored: false }): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      await this.sessions.lock(tx, orderId);
      const history = await this.orders.byId(orderId, tx);
      if (!history) return;
      if (history.order.status === 'refunded') await this.sessions.cancelOpen(tx, orderId);
      if (!ENTITLED_STATUSES.includes(history.order.status)) return;
      const first = await this.sendMails(tx, history);
      if (first || restored) await this.planSessions(tx, history);
    });
  }

  /** Answers whether this is the first time. */
  private async sendMails(tx: Transaction, history: OrderHistory): Promise<boolean> {
    // Each payment of a plan has a mail of its own, which is its receipt.
    if (!history.order.plan) await this.mails.enqueue(tx, this.orderMails.receipt(history));
    for (const addOn of this.orderMails.addOns(history)) await this.mails.enqueue(tx, addOn);
    const details = this.orderMails.details(history);
    return details !== null && (await this.mails.enqueue(tx, details));
  }

  /** Only then: sessions that an operator took away one by one stay away. */
  private async planSessions(tx: Transaction, { order }: OrderHistory): Promise<void> {
    const { id, product, coachingSessions: bought } = order;
    await this.sessions.plan(tx, id, sessionsOf({ product, bought }));
  }
}
