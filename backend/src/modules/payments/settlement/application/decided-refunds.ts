import { Inject, Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../platform/database/transactions.port.js';
import { WaitingJobs } from '../../../../platform/outbox/waiting-jobs.js';
import type { OrderState } from '../domain/order-state.js';
import { refundedBy } from '../domain/refund-shares.js';
import { refundKeys } from './settlement-tasks.js';

/** Refunds that somebody has decided and that the queue carries out. */
@Injectable()
export class DecidedRefunds {
  constructor(@Inject(WaitingJobs) private readonly jobs: Pick<WaitingJobs, 'triedKeys'>) {}

  /**
   * Whether a refund that was decided is not booked yet. A job names what the provider is to have paid back in the end: a second
   * decision of the same amount would be the same job, and what goes around the provider would not count for it. Asked under the
   * order's lock, which every booking takes.
   */
  async isUnderWay(tx: Transaction, order: OrderState): Promise<boolean> {
    const booked = order.payments.map((payment) => ({ ref: payment.ref, cents: refundedBy(order, payment) }));
    const keys = await this.jobs.triedKeys(tx, refundKeys(order.id));
    return keys.some((key) => {
      const [ref, target] = key.slice(refundKeys(order.id).length).split(':');
      return !booked.some((one) => one.ref === ref && one.cents >= Number(target));
    });
  }
}
