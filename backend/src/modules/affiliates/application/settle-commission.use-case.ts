import { Inject, Injectable } from '@nestjs/common';
import { isReferralCode, normalizeReferralCode, REFERRAL_WINDOW_DAYS } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { CLOCK, type Clock } from '../../../platform/clock/clock.js';
import { TRANSACTIONS, type Transaction, type Transactions } from '../../../platform/database/transactions.port.js';
import { DELIVERY_READER, type DeliveryReader } from '../../delivery/delivery.public.js';
import { REGISTRANT_READER, type RegistrantReader } from '../../funnel/funnel.public.js';
import { LEDGER, type Ledger } from '../../ledger/ledger.public.js';
import { addressOf, ORDER_HISTORY, type OrderHistoryReader, type OrderView } from '../../payments/payments.public.js';
import { attribute, type Attribution, type NamedAffiliate, type Purchase } from '../domain/attribution.js';
import { commissionChange, type CommissionChange } from '../domain/commission-change.js';
import { holdOf } from '../domain/hold.js';
import { COMMISSIONS, type Commissions, type OpenCommission } from './commissions.port.js';
import { REFERRALS, type Referrals } from './referrals.port.js';

const DAY_MS = 86_400_000;

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
    @Inject(REFERRALS) private readonly referrals: Referrals,
    @Inject(ORDER_HISTORY) private readonly orders: OrderHistoryReader,
    @Inject(REGISTRANT_READER) private readonly registrants: RegistrantReader,
    @Inject(DELIVERY_READER) private readonly delivery: DeliveryReader,
    @Inject(LEDGER) private readonly ledger: Ledger,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** `cause` names the change of the order. Throws while a paid order has no address, so that the job is tried again. */
  async execute(orderId: string, cause: string): Promise<void> {
    const order = (await this.orders.byId(orderId))?.order;
    if (!order || order.paidAt === null) return;
    const attribution = (await this.commissions.attributionOf(orderId)) ?? (await this.decide(order));
    await this.transactions.transaction(async (tx) => {
      const opening = { orderId, product: order.product, attribution, at: this.clock.now() };
      const commission = await this.commissions.open(tx, opening);
      if (commission) await this.settle(tx, { orderId, cause, commission });
    });
  }

  private async settle(
    tx: Transaction,
    { orderId, cause, commission }: { orderId: string; cause: string; commission: OpenCommission },
  ): Promise<void> {
    const { order } = (await this.orders.byId(orderId, tx))!;
    const deliveredAt = await this.delivery.completedAt(orderId, tx);
    const hold = holdOf({ product: order.product, paidAt: order.paidAt!, deliveredAt });
    await this.commissions.setHold(tx, orderId, { ...hold, disputed: order.status === 'disputed' });
    const change = commissionChange(order.capturedCents - order.refundedCents, commission);
    if (change) await this.book(tx, { orderId, cause, affiliateId: commission.affiliateId, change });
  }

  private async book(
    tx: Transaction,
    {
      orderId,
      cause,
      affiliateId,
      change,
    }: { orderId: string; cause: string; affiliateId: string; change: CommissionChange },
  ): Promise<void> {
    const at = this.clock.now();
    const sourceRef = await this.commissions.book(tx, { ...change, orderId, affiliateId, cause, at });
    await this.ledger.book(tx, {
      kind: 'commission',
      sourceRef: `${orderId}:${sourceRef}`,
      orderId,
      occurredAt: at,
      lines: [
        { account: 'expense:commission', amountCents: change.amountCents },
        { account: `payable:affiliate:${affiliateId}`, amountCents: -change.amountCents },
      ],
    });
  }

  private async decide(order: OrderView): Promise<Attribution> {
    const buyerEmail = addressOf(order);
    return attribute({
      buyerEmail,
      at: order.createdAt,
      isTest: order.isTest && !this.config.paymentsAreTest,
      order: await this.named(order.affiliateCode),
      signup: await this.signupOf(buyerEmail),
      click: await this.lastClickOf(order),
    });
  }

  private async signupOf(email: string): Promise<Purchase['signup']> {
    const registrant = await this.registrants.byEmail(email);
    if (!registrant) return null;
    const code = (await this.referrals.codeOfSignup(registrant.id)) ?? registrant.referralCode;
    const named = await this.named(code);
    return named && { ...named, registeredAt: registrant.createdAt };
  }

  /** A one-click order carries no code: what counts is the last one that its browser came or bought with (F-124). */
  private async lastClickOf({ buyerId, createdAt }: OrderView): Promise<Purchase['click']> {
    if (buyerId === null) return null;
    const span = { buyerId, after: createdAt - REFERRAL_WINDOW_DAYS * DAY_MS, until: createdAt };
    const clicked = await this.referrals.lastClickOf(span);
    const carried = await this.orders.lastCodeOf(span);
    const last = carried && (!clicked || carried.at > clicked.at) ? carried : clicked;
    return this.named(last?.code ?? null);
  }

  private async named(given: string | null): Promise<NamedAffiliate | null> {
    const code = given === null ? '' : normalizeReferralCode(given);
    return isReferralCode(code) ? { code, affiliate: await this.referrals.affiliateByCode(code) } : null;
  }
}
