import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { DELIVERY_READER, type DeliveryReader } from '../../delivery/delivery.public.js';
import { ORDER_HISTORY, keptCentsOf, type OrderHistoryReader } from '../../payments/payments.public.js';
import { SUMMIT_SCHEDULE, type SummitSchedule } from '../../sessions/sessions.public.js';
import { commissionChange } from '../domain/commission-change.js';
import { holdOf } from '../domain/hold.js';
import { firstSteps } from '../domain/receipt.js';
import { CommissionBook } from './commission-book.js';
import { COMMISSIONS, type Commissions, type OpenCommission } from './commissions.port.js';
import { DecideAttribution } from './decide-attribution.js';
import { HoldSuspectsUseCase } from './hold-suspects.use-case.js';
import { RECEIPTS, type Receipts } from './receipts.port.js';

interface Settlement {
  orderId: string;
  cause: string;
  commission: OpenCommission;
  summitEndsAt: number;
}

/**
 * Brings the commission of an order to what it should be: whom it counts for, how long it is held, and half of the money kept
 * (C-007..009, C-020, C-058..061). Every piece of news about an order leads here; the order is read again under the commission's
 * lock, so news may repeat and arrive in any order.
 */
@Injectable()
export class SettleCommissionUseCase {
  constructor(
    @Inject(TRANSACTIONS) private readonly transactions: Transactions,
    @Inject(COMMISSIONS) private readonly commissions: Commissions,
    @Inject(RECEIPTS) private readonly receipts: Receipts,
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    @Inject(DELIVERY_READER) private readonly delivery: DeliveryReader,
    @Inject(SUMMIT_SCHEDULE) private readonly summit: Pick<SummitSchedule, 'endOfSummit'>,
    private readonly attribution: DecideAttribution,
    private readonly book: CommissionBook,
    private readonly suspects: HoldSuspectsUseCase,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `cause` names the change of the order. Throws while a paid order has no address, so that the job is tried again. */
  async execute(orderId: string, cause: string): Promise<void> {
    const order = (await this.orders.byId(orderId))?.order;
    if (!order || order.paidAt === null) return;
    const { product, createdAt, paidAt } = order;
    const standing = await this.commissions.attributionOf(orderId);
    const decided = standing
      ? { attribution: standing, claims: [], visits: { total: 0, lastAt: null } }
      : await this.attribution.of(order);
    const summitEndsAt = await this.summit.endOfSummit();
    const isOpen = await this.transactions.transaction(async (tx) => {
      const at = this.clock.now();
      const commission = await this.commissions.open(tx, { orderId, product, attribution: decided.attribution, at });
      await this.receipts.begin(tx, orderId, firstSteps({ product, createdAt, paidAt }, decided, at));
      if (commission) await this.settle(tx, { orderId, cause, commission, summitEndsAt });
      return commission !== null;
    });
    if (isOpen) await this.suspects.execute(orderId);
  }

  private async settle(tx: Transaction, { orderId, cause, commission, summitEndsAt }: Settlement): Promise<void> {
    const { order } = (await this.orders.byId(orderId, tx))!;
    const deliveredAt = await this.delivery.completedAt(orderId, tx);
    const hold = {
      ...holdOf({ product: order.product, paidAt: order.paidAt!, deliveredAt, summitEndsAt }),
      disputed: order.status === 'disputed',
    };
    if (await this.commissions.setHold(tx, orderId, hold)) {
      const step = { kind: 'hold', at: this.clock.now(), code: null, facts: hold } as const;
      await this.receipts.append(tx, [{ orderId, step }]);
    }
    const { affiliateId, review } = commission;
    const keptCents = keptCentsOf(order);
    const change = commissionChange(review === 'denied' ? 0 : keptCents, commission);
    if (change) await this.book.book(tx, { ...change, orderId, affiliateId, keptCents, cause });
  }
}
