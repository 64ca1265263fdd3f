import { Inject, Injectable } from '@nestjs/common';
import type { MailRequest } from '../../../platform/mail/mail-queue.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import type { OrderHistory, OrderHistoryReader } from '../../payments/payments.public.js';
import { COACHING_SESSIONS, type CoachingSessions } from './coaching-sessions.port.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails } from './order-mails.js';

/** Tells the buyer of every payment of a plan and of every refund, each once (F-323). */
@Injectable()
export class ReportMoneyUseCase {
  constructor(
    @Inject(COACHING_SESSIONS) private readonly sessions: Pick<CoachingSessions, 'transaction'>,
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  async execute(orderId: string): Promise<void> {
    const history = await this.orders.byId(orderId);
    if (!history || history.order.paidAt === null) return;
    const due = this.mailsOf(history);
    if (due.length === 0) return;
    await this.sessions.transaction(async (tx) => {
      for (const mail of due) await this.mails.enqueue(tx, mail);
    });
  }

  private mailsOf(history: OrderHistory): MailRequest[] {
    const paid = history.installments.filter(({ paidAt }) => paidAt !== null);
    // Of a dispute another mail tells; a refund that went around the provider was agreed with the buyer (C-019).
    const refunds = history.refunds.filter(({ kind }) => kind === 'refund');
    return [
      ...paid.map((installment) => this.orderMails.installmentPaid(history, installment)),
      ...refunds.map((refund) => this.orderMails.refund(history, refund)),
    ];
  }
}
