import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { MailQueue, type MailRequest } from '../../../platform/mail/mail-queue.js';
import type { OrderHistory, OrderHistoryReader } from '../../payments/payments.public.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails } from './order-mails.js';

export interface StatusStep {
  orderId: string;
  from: string;
  to: string;
  /** Names the step, so that the same step of another day is another one. */
  change: string;
}

/** Tells the buyer when a plan has stopped, and when a payment is questioned and when that is decided, each once (C-117). */
@Injectable()
export class ReportStatusUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  async execute(step: StatusStep): Promise<void> {
    const history = await this.orders.byId(step.orderId);
    const mail = history && this.mailFor(history, step);
    if (mail) await this.transactions.transaction(async (tx) => void (await this.mails.enqueue(tx, mail)));
  }

  private mailFor(history: OrderHistory, { from, to, change }: StatusStep): MailRequest | null {
    if (to === 'disputed') return this.orderMails.disputeOpened(history, change);
    if (from === 'disputed') return this.orderMails.disputeClosed(history, { status: to, change });
    if (to === 'payment_plan_defaulted') return this.orderMails.planEnded(history, { how: 'defaulted', change });
    if (to === 'payment_plan_canceled') return this.orderMails.planEnded(history, { how: 'canceled', change });
    return null;
  }
}
