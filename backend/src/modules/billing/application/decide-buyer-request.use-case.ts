import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { Settings } from '../../../platform/settings/settings.js';
import { ORDER_MAILS_AGAIN, type OrderMailsAgain } from '../../delivery/delivery.public.js';
import { DESK_QUEUE, type DeskQueue } from '../../desk/desk.public.js';
import { MOVED_ORDERS, type MovedOrders } from '../../members/members.public.js';
import {
  ENTITLED_STATUSES,
  isAboveLimit,
  isKeptChanged,
  ORDER_ADDRESSES,
  ORDER_HISTORY,
  ORDER_REFUNDS,
  type OrderAddresses,
  type OrderHistoryReader,
  type OrderRefunds,
  type OrderView,
} from '../../payments/payments.public.js';
import { BuyerRequestMails } from './buyer-request-mails.js';
import { BUYER_REQUESTS, type BuyerRequests, type StoredBuyerRequest } from './buyer-requests.port.js';

/** What an approval did. `cents`: what goes back. */
export type Approval = { kind: 'refund'; cents: number } | { kind: 'email' };

interface RefundWanted {
  amountCents: number | null;
  seenKeptCents: number | null;
}

/** An administrator's yes or no to what a buyer asked for, given once. */
@Injectable()
export class DecideBuyerRequestUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(BUYER_REQUESTS) private readonly requests: BuyerRequests,
    @Inject(ORDER_HISTORY) private readonly orders: Pick<OrderHistoryReader, 'byId' | 'paidBy'>,
    @Inject(ORDER_REFUNDS) private readonly refunds: OrderRefunds,
    @Inject(DESK_QUEUE) private readonly desk: DeskQueue,
    @Inject(ORDER_ADDRESSES) private readonly addresses: OrderAddresses,
    @Inject(MOVED_ORDERS) private readonly accounts: MovedOrders,
    @Inject(ORDER_MAILS_AGAIN) private readonly orderMails: OrderMailsAgain,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    private readonly requestMails: BuyerRequestMails,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(Settings) private readonly settings: Pick<Settings, 'read'>,
  ) {}

  /**
   * `amountCents` of a refund, null for everything that is kept; `seenKeptCents`: what was shown as kept to whoever says yes, null for
   * nothing. Throws `not_found`, `buyer_request_decided`, `refund_not_possible`, `refund_exceeds_kept`, `refund_kept_changed`,
   * `refund_pending`, `refund_under_way`, `service_unavailable`, `refund_needs_desk`, `order_email_has_product`.
   */
  async approve(id: string, amountCents: number | null, seenKeptCents: number | null = null): Promise<Approval> {
    const asked = await this.transactions.transaction((tx) => this.pending(tx, id));
    if (asked.kind === 'refund') await this.refunds.checkNonePending(asked.orderId);
    return this.transactions.transaction(async (tx) => {
      const request = await this.pending(tx, id);
      const approval = await this.carryOut(tx, request, { amountCents, seenKeptCents });
      const paidBack = approval.kind === 'refund' ? approval.cents : null;
      await this.requests.decide(tx, {
        id,
        state: 'approved',
        answer: null,
        amountCents: paidBack,
        at: this.clock.now(),
      });
      return approval;
    });
  }

  /** Throws `not_found`, `buyer_request_decided`. */
  async decline(id: string, answer: string): Promise<void> {
    await this.transactions.transaction(async (tx) => {
      const { kind, orderId } = await this.pending(tx, id);
      await this.requests.decide(tx, { id, state: 'declined', answer, amountCents: null, at: this.clock.now() });
      const order = (await this.orders.byId(orderId, tx))?.order;
      // A mistyped address, or none yet, is nobody to write to: the buyer reads the answer on the page of the orders.
      if (kind !== 'refund' || !order || order.email === null) return;
      await this.mails.enqueue(tx, this.requestMails.refundDeclined(order, { id, answer, recipient: order.email }));
    });
  }

  private async carryOut(tx: Transaction, request: StoredBuyerRequest, money: RefundWanted): Promise<Approval> {
    const { id, orderId, newEmail } = request;
    if (newEmail === null) return { kind: 'refund', cents: await this.payBack(tx, { orderId, ...money }) };
    const order = (await this.orders.byId(orderId, tx))?.order;
    if (!order) throw new AppError('not_found');
    const others = await this.orders.paidBy({ email: newEmail, product: order.product }, tx);
    if (others.some(({ status }) => ENTITLED_STATUSES.includes(status))) throw new AppError('order_email_has_product');
    await this.addresses.correct(tx, { orderId, email: newEmail });
    if (order.email !== null) await this.accounts.orderMoved(tx, { orderId, from: order.email, correction: id });
    await this.orderMails.resend(tx, { orderId, occasion: id });
    return { kind: 'email' };
  }

  /** What needs a second approver is refunded at the desk, where there is one. */
  private async payBack(
    tx: Transaction,
    { orderId, amountCents, seenKeptCents }: RefundWanted & { orderId: string },
  ): Promise<number> {
    if ((await this.desk.lockOrder(tx, orderId)).waits) throw new AppError('refund_under_way');
    // Looked at before, too: an amount that is too much only now is answered by what has changed.
    await this.orderAsSeen(tx, { orderId, seenKeptCents });
    const cents = await this.refunds.payBack(tx, { orderId, amountCents });
    const limit = await this.settings.read('refunds.second_approver_above');
    const order = await this.orderAsSeen(tx, { orderId, seenKeptCents });
    if (isAboveLimit(order, { cents, limit })) throw new AppError('refund_needs_desk');
    return cents;
  }

  private async orderAsSeen(
    tx: Transaction,
    { orderId, seenKeptCents }: { orderId: string; seenKeptCents: number | null },
  ): Promise<OrderView> {
    const order = (await this.orders.byId(orderId, tx))?.order;
    if (!order) throw new AppError('not_found');
    if (isKeptChanged(order, seenKeptCents)) throw new AppError('refund_kept_changed');
    return order;
  }

  private async pending(tx: Transaction, id: string): Promise<StoredBuyerRequest> {
    const request = await this.requests.lock(tx, id);
    if (!request) throw new AppError('not_found');
    if (request.state !== 'pending') throw new AppError('buyer_request_decided');
    return request;
  }
}
