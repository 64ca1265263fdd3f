import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.js';
import { keptCentsOf } from '../../domain/kept-money.js';
import type { OrderState } from '../domain/order-state.js';
import { DecidedRefunds } from './decided-refunds.js';
import { SettleOrder } from './settle-order.js';

/** The refund can't be recorded; `message` says why. */
export class RefundRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefundRefused';
  }
}

const ON_ITS_WAY =
  'a refund of this order is on its way: wait until it is booked, or until the alert refund_not_paid says that it has failed';

/**
 * Records money that was paid back outside the providers (C-019). It takes the same way as any refund: ledger, revenue, access and
 * commission follow. Throws RefundRefused for an unknown order, for an amount above the money that is still kept, and while a refund that
 * was decided is on its way: its job asks what the provider has paid back, so it would pay the same money once more.
 */
@Injectable()
export class RecordRefund {
  constructor(
    private readonly settleOrder: SettleOrder,
    private readonly decided: DecidedRefunds,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `amountCents` in whole cents; answers the reference of the refund. */
  async execute(refund: { orderId: string; amountCents: number; reason: string }): Promise<string> {
    const { orderId, amountCents, reason } = refund;
    if (!Number.isSafeInteger(amountCents) || amountCents <= 0)
      throw new RefundRefused('the amount is no number of cents');
    if (reason.trim() === '') throw new RefundRefused('the reason is missing');
    const ref = `external:${randomUUID()}`;
    const fact = { kind: 'refund_recorded', orderId, ref, amountCents, reason, at: this.clock.now() } as const;
    const known = await this.settleOrder.execute(orderId, fact, async (order, tx) => {
      if (await this.decided.isUnderWay(tx, order)) throw new RefundRefused(ON_ITS_WAY);
      refuseMoreThanKept(order, amountCents);
    });
    if (!known) throw new RefundRefused('there is no such order');
    return ref;
  }
}

function refuseMoreThanKept({ books }: OrderState, amountCents: number): void {
  const kept = keptCentsOf(books);
  if (amountCents > kept) throw new RefundRefused(`only ${kept} cents of this order are kept`);
}
