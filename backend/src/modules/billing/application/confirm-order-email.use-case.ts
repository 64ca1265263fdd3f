import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { OrderLinks } from '../../../platform/links/order-links.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import {
  ORDER_HISTORY,
  ORDER_PAYERS,
  type OrderHistoryReader,
  type OrderPayers,
} from '../../payments/payments.public.js';
import { BuyerRequestMails } from './buyer-request-mails.js';
import { BUYER_REQUESTS, type BuyerRequests } from './buyer-requests.port.js';
import { DecideBuyerRequestUseCase } from './decide-buyer-request.use-case.js';
import type { AskPayerJob } from './billing-tasks.js';

/**
 * The short way to a right address: where the provider has another address for the payment than the order, whoever reads its mail paid,
 * and may say that the correction is right. Everything else waits for support.
 */
@Injectable()
export class ConfirmOrderEmailUseCase {
  constructor(
    @Inject(BUYER_REQUESTS) private readonly requests: Pick<BuyerRequests, 'ofOrders'>,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId'>,
    @Inject(ORDER_PAYERS) private readonly payers: OrderPayers,
    @Inject(DecideBuyerRequestUseCase) private readonly decision: Pick<DecideBuyerRequestUseCase, 'approve'>,
    @Inject(OrderLinks) private readonly links: Pick<OrderLinks, 'to' | 'read'>,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly requestMails: BuyerRequestMails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The job behind a correction: mails the payer a link, where the provider knows one that the order does not. */
  async askPayer({ order_id, request_id }: AskPayerJob): Promise<void> {
    const corrections = (await this.requests.ofOrders([order_id])).filter(({ kind }) => kind === 'email');
    const request = corrections.find(({ id, state }) => id === request_id && state === 'pending');
    // After a correction the address at the provider is the mistyped one, and may be a stranger's.
    if (!request?.newEmail || corrections.some(({ state }) => state === 'approved')) return;
    const order = (await this.orders.byId(order_id))?.order;
    const payer = order && (await this.payers.emailOf(order_id));
    if (!payer || payer === order.email) return;
    const confirmUrl = this.links.to({ kind: 'correction', requestId: request.id }, this.clock.now());
    const mail = this.requestMails.confirmEmail(order, {
      id: request.id,
      newEmail: request.newEmail,
      payer,
      confirmUrl,
    });
    await this.transactions.transaction((tx) => this.mails.enqueue(tx, mail));
  }

  /** Throws `orders_link_invalid`, `orders_link_expired`, and what an approval throws. */
  async confirm(proof: string): Promise<void> {
    const subject = this.links.read(proof, this.clock.now());
    if (subject === 'over') throw new AppError('orders_link_expired');
    if (subject === 'forged' || subject.kind !== 'correction') throw new AppError('orders_link_invalid');
    await this.decision.approve(subject.requestId, null);
  }
}
