import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { GreetedOrders } from './greeted-orders.js';
import { OrderMails, type SecondPayment } from './order-mails.js';

/** Tells a buyer who paid for the same thing twice that the second payment comes back, and when it is on its way (C-116). */
@Injectable()
export class ReportSecondPaymentUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(GreetedOrders) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(ORDER_HISTORY) private readonly paid: Pick<OrderHistoryReader, 'paidBy'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly orderMails: OrderMails,
  ) {}

  /** Does nothing if the address has no other paid order: then nothing was paid twice. */
  async execute({ orderId, ...payment }: SecondPayment & { orderId: string }): Promise<void> {
    const history = await this.orders.byId(orderId);
    const email = history?.order.email ?? null;
    if (!history || email === null) return;
    const { product } = history.order;
    const [first] = await this.paid.paidBy({ email, product });
    if (!first) return;
    const mail = this.orderMails.secondPayment({ ...first, email, name: history.order.name }, payment);
    await this.transactions.transaction(async (tx) => void (await this.mails.enqueue(tx, mail)));
  }
}
