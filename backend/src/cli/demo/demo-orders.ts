import { DAY_MS } from '@summit/rules';
import { TRANSACTIONS } from '../../platform/database/transactions.port.js';
import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { PRICE_BOOK_VERSION } from '@summit/pricing';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { CommissionBook } from '../../modules/affiliates/application/commission-book.js';
import { COMMISSIONS } from '../../modules/affiliates/application/commissions.port.js';
import { DecideAttribution } from '../../modules/affiliates/application/decide-attribution.js';
import { HoldSuspectsUseCase } from '../../modules/affiliates/application/hold-suspects.use-case.js';
import { RECEIPTS } from '../../modules/affiliates/application/receipts.port.js';
import { SettleCommissionUseCase } from '../../modules/affiliates/application/settle-commission.use-case.js';
import { SUSPICION_READER } from '../../modules/affiliates/application/suspicion-facts.port.js';
import { DELIVERY_READER } from '../../modules/delivery/delivery.public.js';
import { LEDGER } from '../../modules/ledger/ledger.public.js';
import type { ProviderFact } from '../../modules/payments/domain/provider-fact.js';
import { ORDER_HISTORY } from '../../modules/payments/payments.public.js';
import {
  PURCHASE_ORDERS,
  type PurchaseOrders,
} from '../../modules/payments/purchase/application/purchase-orders.port.js';
import { fingerprintOf } from '../../modules/payments/purchase/domain/purchase.js';
import { ApplyFacts } from '../../modules/payments/settlement/application/apply-facts.use-case.js';
import { SUMMIT_SCHEDULE } from '../../modules/sessions/sessions.public.js';
import { Sql } from '../../platform/database/sql.js';
import { Settings } from '../../platform/settings/settings.js';
import type { DemoOrder } from './demo-history.js';
import { PLAN_IS_LIMITED } from './demo.statements.js';
import type { PastPaymentRefs, PastPayments } from './past-payments.js';

/** The provider tells of a payment a moment after the order. */
const PAID_AFTER_MS = 90_000;
const REFUNDED_AFTER_MS = 3 * DAY_MS;

/**
 * Books an order of the demo as if it had been bought then: its money, and what the affiliate earns, stand on their own days and not on
 * that of the seeding.
 */
export async function bookDemoOrder(
  app: INestApplicationContext,
  order: DemoOrder,
  providers: PastPayments,
): Promise<void> {
  const id = randomUUID();
  const { buyer, product, provider, bumps, coachingSessions, plan, at } = order;
  const quote = { ...order.quote, priceBook: PRICE_BOOK_VERSION };
  const options = {
    product,
    bumps,
    coachingSessions,
    plan,
    email: buyer.email,
    name: buyer.name,
    affiliateCode: buyer.referralCode,
    couponCode: null,
    expectedTotalCents: null,
  };
  const { totalCents } = quote;
  await app.get(Sql).transaction((tx) =>
    app.get<PurchaseOrders>(PURCHASE_ORDERS).add(
      tx,
      {
        ...options,
        id,
        sessionId: `demo_${id}`,
        provider,
        buyerId: randomUUID(),
        status: 'pending',
        fingerprint: fingerprintOf(options, { provider, totalCents }),
        quote,
        promoCode: null,
        isTest: app.get<AppConfig>(APP_CONFIG).paymentsAreTest,
        createdAt: at,
        paidAt: null,
      },
      null,
    ),
  );
  const paidAt = at + PAID_AFTER_MS;
  const refundedAt = at + REFUNDED_AFTER_MS;
  const cents = quote.installments?.[0] ?? totalCents;
  const refs = await providers.add({ orderId: id, order, cents, paidAt, refundedAt });
  for (const { fact, at: then } of factsOf(order, { orderId: id, cents, paidAt, refundedAt, refs })) {
    await app.get(ApplyFacts).execute([fact]);
    await commissionsAt(app, then).execute(id, `demo:${fact.kind}`);
  }
  if (plan && !providers.live) await app.get(Sql).query(PLAN_IS_LIMITED, [id, `demo_schedule_${id}`]);
}

interface DatedFact {
  fact: ProviderFact;
  /** ms */
  at: number;
}

interface Booking {
  orderId: string;
  cents: number;
  paidAt: number;
  refundedAt: number;
  refs: PastPaymentRefs;
}

function factsOf(
  { provider, buyer, refundCents }: DemoOrder,
  { orderId, cents, paidAt, refundedAt, refs }: Booking,
): DatedFact[] {
  const { payment, refund, subscription, invoice } = refs;
  const paid: ProviderFact = {
    kind: 'payment_received',
    provider,
    orderId,
    ref: payment,
    amountCents: cents,
    currency: 'usd',
    receivedAt: paidAt,
    attemptRef: null,
    installment: subscription && invoice ? { invoiceRef: invoice, subscriptionRef: subscription } : null,
    payer: { email: buyer.email, name: buyer.name },
    card: null,
  };
  const dated = { fact: paid, at: paidAt };
  if (refundCents === 0 || refund === null) return [dated];
  const back = { ref: refund, amountCents: refundCents, state: 'succeeded', at: refundedAt } as const;
  return [dated, { fact: { kind: 'refunds_seen', provider, paymentRef: payment, refunds: [back] }, at: refundedAt }];
}

/** The product's own rules at another time. The news that the jobs bring later finds everything booked. */
function commissionsAt(app: INestApplicationContext, at: number): SettleCommissionUseCase {
  const clock = { now: () => at };
  return new SettleCommissionUseCase(
    app.get(TRANSACTIONS),
    app.get(COMMISSIONS),
    app.get(RECEIPTS),
    app.get(ORDER_HISTORY),
    app.get(DELIVERY_READER),
    app.get(SUMMIT_SCHEDULE),
    app.get(DecideAttribution),
    new CommissionBook(app.get(COMMISSIONS), app.get(RECEIPTS), app.get(LEDGER), clock),
    new HoldSuspectsUseCase(
      app.get(TRANSACTIONS),
      app.get(COMMISSIONS),
      app.get(RECEIPTS),
      app.get(SUSPICION_READER),
      app.get(Settings),
      clock,
    ),
    clock,
  );
}
