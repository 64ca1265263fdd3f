import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { tokenHash as hashOf } from '../../../platform/crypto/token-hash.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { ORDER_MAILS_AGAIN, type OrderMailsAgain } from '../../delivery/delivery.public.js';
import { atAnyTime, ORDER_HISTORY, type OrderHistoryReader } from '../../payments/payments.public.js';
import { BuyerRequestMails } from './buyer-request-mails.js';
import { LinkedOrders } from './linked-orders.js';
import { MAIL_ORDERS_LINK_TASK, type OrdersLinkJob } from './billing-tasks.js';

/** Links that strangers can make us mail to one address. */
const LINKS = { name: 'orders-link-address', limit: 3, seconds: 3_600 };
const RESENDS = { name: 'order-mails-again', limit: 3, seconds: 86_400 };

/** Mails that a buyer asks for: a fresh link to the orders, or the mails of an order once more. */
@Injectable()
export class MailAgainUseCase {
  constructor(
    private readonly linked: LinkedOrders,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'ofBuyer'>,
    @Inject(ORDER_MAILS_AGAIN) private readonly orderMails: OrderMailsAgain,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly requestMails: BuyerRequestMails,
    @Inject(RateLimiter) private readonly limiter: Pick<RateLimiter, 'hit'>,
  ) {}

  /** The same work and answer for every address; only the job knows whether it has orders. */
  async askForLink(given: string): Promise<void> {
    const email = normalizeEmail(given);
    const { allowed } = await this.limiter.hit(LINKS, hashOf(email));
    if (!allowed) return;
    const job: OrdersLinkJob = { email, wish: randomUUID() };
    await this.transactions.transaction((tx) => this.outbox.addJob(tx, { task: MAIL_ORDERS_LINK_TASK, payload: job }));
  }

  /** The job behind `askForLink`. */
  async mailLink({ email, wish }: OrdersLinkJob): Promise<void> {
    if ((await this.orders.ofBuyer([atAnyTime(email)])).length === 0) return;
    await this.transactions.transaction((tx) => this.mails.enqueue(tx, this.requestMails.ordersLink(email, wish)));
  }

  /** Three times a day. Throws `not_found`, `rate_limited`, and what `LinkedOrders` throws. */
  async resend(proof: string, orderId: string): Promise<void> {
    await this.linked.one(proof, orderId);
    const { allowed, retryAfter } = await this.limiter.hit(RESENDS, orderId);
    if (!allowed) throw new AppError('rate_limited', { retryAfter });
    await this.transactions.transaction((tx) => this.orderMails.resend(tx, { orderId, occasion: randomUUID() }));
  }
}
