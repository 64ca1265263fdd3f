import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transactions.port.js';
import { MailQueue, type MailRequest } from '../../../platform/mail/mail-queue.js';
import type { OrderMailsAgain } from '../delivery.public.js';
import { ENTITLED_STATUSES, type OrderHistory, type OrderHistoryReader } from '../../payments/payments.public.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails } from './order-mails.js';

/** Mails that a buyer has lost: receipts always, what hands the order over as long as the buyer has a right to it (F-322). */
@Injectable()
export class ResendOrderMailsUseCase implements OrderMailsAgain {
  constructor(
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  async resend(tx: Transaction, { orderId, occasion }: { orderId: string; occasion: string }): Promise<void> {
    const history = await this.orders.byId(orderId, tx);
    if (!history?.order.paidAt) return;
    for (const mail of this.mailsOf(history))
      await this.mails.enqueue(tx, { ...mail, key: `${mail.key}:again:${occasion}` });
  }

  private mailsOf(history: OrderHistory): MailRequest[] {
    const paid = history.installments.filter(({ paidAt }) => paidAt !== null);
    const receipts = history.order.plan
      ? paid.map((installment) => this.orderMails.installmentPaid(history, installment))
      : [this.orderMails.receipt(history)];
    if (!ENTITLED_STATUSES.includes(history.order.status)) return receipts;
    const details = this.orderMails.details(history);
    return [...receipts, ...this.orderMails.addOns(history), ...(details ? [details] : [])];
  }
}
