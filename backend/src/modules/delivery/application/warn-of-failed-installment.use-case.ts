import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { OrderMails } from './order-mails.js';

/** Sends the buyer of a plan to the page where a failed installment can be paid. */
@Injectable()
export class WarnOfFailedInstallmentUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  /** Nothing when the installment was paid meanwhile. `invoice`: the provider's. */
  async execute({ orderId, invoice }: { orderId: string; invoice: string }): Promise<void> {
    const history = await this.orders.byId(orderId);
    if (history?.order.status !== 'payment_plan_past_due' || !history.plan?.payUrl) return;
    const installment = history.installments.find(({ paidAt }) => paidAt === null);
    if (!installment) return;
    const { payUrl, nextAttemptAt } = history.plan;
    const mail = this.orderMails.installmentFailed(history, { installment, invoice, payUrl, nextAttemptAt });
    await this.transactions.transaction(async (tx) => void (await this.mails.enqueue(tx, mail)));
  }
}
