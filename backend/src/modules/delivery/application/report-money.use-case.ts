import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import type { MailRequest } from '../../../platform/mail/mail-queue.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import type { OrderHistory, OrderHistoryReader } from '../../payments/payments.public.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails } from './order-mails.js';

/** Tells the buyer of every payment of a plan and of every refund, each once (F-323). */
@Injectable()
export class ReportMoneyUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  async execute(orderId: string): Promise<void> {
    const history = await this.orders.byId(orderId);
    if (!history || history.order.paidAt === null) return;
    const due = this.mailsOf(history);
    if (due.length === 0) return;
    await this.transactions.transaction(async (tx) => {
      for (const mail of due) await this.mails.enqueue(tx, mail);
    });
  }

  private mailsOf(history: OrderHistory): MailRequest[] {
    const paid = history.installments.filter(({ paidAt }) => paidAt !== null);
    // Another mail reports a dispute; a refund outside of the provider was agreed with the buyer (C-019).
    const refunds = history.refunds.filter(({ kind }) => kind === 'refund');
    return [
      ...paid.map((installment) => this.orderMails.installmentPaid(history, installment)),
      ...refunds.map((refund) => this.orderMails.refund(history, refund)),
    ];
  }
}
