import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import type { OrderHistoryReader } from '../../payments/payments.public.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails } from './order-mails.js';

export interface FailedTry {
  orderId: string;
  /** The provider's. */
  invoice: string;
  /** Milliseconds since the epoch; null after the last try. */
  nextAttemptAt: number | null;
}

/** Sends the buyer of a plan to the page where a failed installment can be paid, after every try (C-117). */
@Injectable()
export class WarnOfFailedInstallmentUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  /** Does nothing if the installment was paid meanwhile. Each of several failed installments has its own page; they are the oldest open ones. */
  async execute({ orderId, invoice, nextAttemptAt }: FailedTry): Promise<void> {
    const history = await this.orders.byId(orderId);
    if (history?.order.status !== 'payment_plan_past_due' || !history.plan) return;
    const { failed } = history.plan;
    const place = failed.findIndex(({ ref }) => ref === invoice);
    const payUrl = failed[place]?.payUrl;
    const installment = history.installments.filter(({ paidAt }) => paidAt === null)[place];
    if (!payUrl || !installment) return;
    const mail = this.orderMails.installmentFailed(history, { installment, invoice, payUrl, nextAttemptAt });
    await this.transactions.transaction(async (tx) => void (await this.mails.enqueue(tx, mail)));
  }
}
