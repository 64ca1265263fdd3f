import { TRANSACTIONS } from '../../platform/database/transactions.port.js';
import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { PRICE_BOOK_VERSION } from '@summit/pricing';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { COMMISSIONS } from '../../modules/affiliates/application/commissions.port.js';
import { REFERRALS } from '../../modules/affiliates/application/referrals.port.js';
import { SettleCommissionUseCase } from '../../modules/affiliates/application/settle-commission.use-case.js';
import { DELIVERY_READER } from '../../modules/delivery/delivery.public.js';
import { REGISTRANT_READER } from '../../modules/funnel/funnel.public.js';
import { LEDGER } from '../../modules/ledger/ledger.public.js';
import type { ProviderFact } from '../../modules/payments/domain/provider-fact.js';
import { ORDER_HISTORY } from '../../modules/payments/payments.public.js';
import {
  PURCHASE_ORDERS,
  type PurchaseOrders,
} from '../../modules/payments/purchase/application/purchase-orders.port.js';
import { fingerprintOf } from '../../modules/payments/purchase/domain/purchase.js';
import { ApplyFacts } from '../../modules/payments/settlement/application/apply-facts.use-case.js';
import { Sql } from '../../platform/database/sql.js';
import type { DemoOrder } from './demo-history.js';
import { PLAN_IS_LIMITED } from './demo.statements.js';

const DAY_MS = 86_400_000;

/**
 * Books an order of the demo as if it had been bought then: its money, and what the affiliate earns, stand on their own days and not on
 * that of the seeding.
 */
export async function bookDemoOrder(app: INestApplicationContext, order: DemoOrder): Promise<void> {
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
  const ref = `demo_pay_${id}`;
  for (const { fact, at: then } of factsOf(order, id, ref)) {
    await app.get(ApplyFacts).execute([fact]);
    await commissionsAt(app, then).execute(id, `demo:${fact.kind}`);
  }
  if (plan) await app.get(Sql).query(PLAN_IS_LIMITED, [id, `demo_schedule_${id}`]);
}

interface DatedFact {
  fact: ProviderFact;
  /** ms */
  at: number;
}

function factsOf(order: DemoOrder, orderId: string, ref: string): DatedFact[] {
  const { provider, plan, quote, buyer, at, refundCents } = order;
  const paid: ProviderFact = {
    kind: 'payment_received',
    provider,
    orderId,
    ref,
    amountCents: quote.installments?.[0] ?? quote.totalCents,
    currency: 'usd',
    receivedAt: at + 90_000,
    attemptRef: null,
    installment: plan ? { invoiceRef: `demo_invoice_${orderId}`, subscriptionRef: `demo_plan_${orderId}` } : null,
    payer: { email: buyer.email, name: buyer.name },
    card: null,
  };
  const dated = { fact: paid, at: at + 90_000 };
  if (refundCents === 0) return [dated];
  const refund = {
    ref: `demo_refund_${orderId}`,
    amountCents: refundCents,
    state: 'succeeded',
    at: at + 3 * DAY_MS,
  } as const;
  return [dated, { fact: { kind: 'refunds_seen', provider, paymentRef: ref, refunds: [refund] }, at: refund.at }];
}

/** The product's own rules at another time. The news that the jobs bring later finds everything booked. */
const commissionsAt = (app: INestApplicationContext, at: number): SettleCommissionUseCase =>
  new SettleCommissionUseCase(
    app.get(TRANSACTIONS),
    app.get(COMMISSIONS),
    app.get(REFERRALS),
    app.get(ORDER_HISTORY),
    app.get(REGISTRANT_READER),
    app.get(DELIVERY_READER),
    app.get(LEDGER),
    { now: () => at },
    app.get<AppConfig>(APP_CONFIG),
  );
