import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { normalizeEmail } from '@summit/rules';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transactions } from '../../../platform/database/transactions.port.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { MailQueue } from '../../../platform/mail/mail-queue.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { DELIVERY_READER, type DeliveryReader } from '../../delivery/delivery.public.js';
import type { OrderView } from '../../payments/payments.public.js';
import { SUMMIT_SCHEDULE, type SummitSchedule } from '../../sessions/sessions.public.js';
import { refundRule } from './refund-rule.js';
import { BuyerRequestMails } from './buyer-request-mails.js';
import { BUYER_REQUESTS, type BuyerRequests, type NewBuyerRequest } from './buyer-requests.port.js';
import { LinkedOrders } from './linked-orders.js';
import { ASK_PAYER_TASK, type AskPayerJob } from './billing-tasks.js';

interface OrderOfLink {
  proof: string;
  orderId: string;
}

/** What a buyer asks for and a person decides: the money back, or another address. Throws also what `LinkedOrders` throws. */
@Injectable()
export class AskBackOfficeUseCase {
  constructor(
    private readonly linked: LinkedOrders,
    @Inject(DELIVERY_READER) private readonly delivery: DeliveryReader,
    @Inject(SUMMIT_SCHEDULE) private readonly summit: Pick<SummitSchedule, 'endOfSummit'>,
    @Inject(BUYER_REQUESTS) private readonly requests: BuyerRequests,
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(MailQueue) private readonly mails: Pick<MailQueue, 'enqueue'>,
    @Inject(Outbox) private readonly outbox: Pick<Outbox, 'addJob'>,
    private readonly requestMails: BuyerRequestMails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Once for an order, while its guarantee is open. Throws `refund_not_possible`, `refund_guarantee_over`, `refund_asked_before`. */
  async refund({ proof, orderId, reason }: OrderOfLink & { reason: string }): Promise<void> {
    const { order } = await this.linked.one(proof, orderId);
    const now = this.clock.now();
    const deliveredAt = await this.delivery.completedAt(orderId);
    const summitEndsAt = await this.summit.endOfSummit();
    const { refusal, until } = refundRule(order, { deliveredAt, summitEndsAt, now });
    if (refusal) throw new AppError(refusal);
    const earlier = await this.requests.ofOrders([orderId]);
    if (earlier.some(({ kind }) => kind === 'refund')) throw new AppError('refund_asked_before');
    const request = { id: randomUUID(), orderId, kind: 'refund', reason, guaranteeUntil: until, askedAt: now } as const;
    if (!(await this.add(order, request))) throw new AppError('refund_asked_before');
  }

  /** Throws `order_email_is_current`, `order_correction_pending`. */
  async otherEmail({ proof, orderId, email: given }: OrderOfLink & { email: string }): Promise<void> {
    const { order } = await this.linked.one(proof, orderId);
    const newEmail = normalizeEmail(given);
    if (newEmail === order.email) throw new AppError('order_email_is_current');
    const request = {
      id: randomUUID(),
      orderId,
      kind: 'email',
      reason: '',
      newEmail,
      askedAt: this.clock.now(),
    } as const;
    if (!(await this.add(order, request))) throw new AppError('order_correction_pending');
  }

  private add(order: OrderView, request: NewBuyerRequest): Promise<boolean> {
    return this.transactions.transaction(async (tx) => {
      if (!(await this.requests.add(tx, request))) return false;
      await this.mails.enqueue(tx, this.requestMails.notice(order, request));
      if (request.kind === 'email') {
        const job: AskPayerJob = { order_id: order.id, request_id: request.id };
        await this.outbox.addJob(tx, { task: ASK_PAYER_TASK, payload: job });
      }
      return true;
    });
  }
}
