import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { PRICE_BOOK_VERSION } from '@summit/pricing';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { REFERRALS, type Referrals } from '../../modules/affiliates/application/referrals.port.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from '../../modules/affiliates/application/speaker-accounts.port.js';
import { PageViewWriter } from '../../modules/analytics/page-view-writer.js';
import { CreateAdminUseCase } from '../../modules/auth/application/create-admin.use-case.js';
import { MEMBERS, type Members } from '../../modules/members/application/members.port.js';
import { ApplyFacts } from '../../modules/payments/settlement/application/apply-facts.use-case.js';
import {
  PURCHASE_ORDERS,
  type PurchaseOrders,
} from '../../modules/payments/purchase/application/purchase-orders.port.js';
import { fingerprintOf } from '../../modules/payments/purchase/domain/purchase.js';
import type { ProviderFact } from '../../modules/payments/domain/provider-fact.js';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { PasswordHasher } from '../../platform/crypto/password-hasher.js';
import { randomToken } from '../../platform/crypto/random-token.js';
import { Sql } from '../../platform/database/sql.js';
import { CommandRefused, runCommand } from '../run-command.js';
import { demoHistory, type DemoOrder, type DemoSignup } from './demo-history.js';
import { CODES, MEMBER_PASSWORD, PLAN_IS_LIMITED, SEEDED, SIGNUP } from './demo.statements.js';

export const DEMO_ADMIN = { email: 'admin@summit.test', password: 'demo-admin-2025' };
export const DEMO_MEMBER = { email: 'vip@summit.test', name: 'Vera Demo', password: 'demo-vip-2025' };
export const DEMO_SPEAKER = { code: 'AMARA', password: 'demo-speaker-2025' };

const DAY_MS = 86_400_000;
/**
 * `node dist/cli/demo/seed-demo.js`: the accounts of the demo with 45 days of history behind them, booked by the product's own rules.
 * Once; does nothing on a database that has the demo's administrator. Refused in production.
 */
runCommand(async (app) => {
  if (app.get<AppConfig>(APP_CONFIG).production) throw new CommandRefused('The demo has no place in production.');
  if ((await app.get(Sql).query(SEEDED, [DEMO_ADMIN.email])).length > 0) return 'demo: up to date';
  const sql = app.get(Sql);
  const codes = (await sql.query<{ code: string }>(CODES)).map(({ code }) => code);
  const history = demoHistory(app.get<Clock>(CLOCK).now(), [
    DEMO_SPEAKER.code,
    ...codes.filter((code) => code !== DEMO_SPEAKER.code),
  ]);
  await app.get(PageViewWriter).write(
    history.views.map(({ page, referrer, affiliateCode, at }) => ({
      page,
      url: page,
      referrer,
      affiliateCode,
      userAgent: 'demo',
      visitorId: null,
      viewedAt: at,
    })),
  );
  for (const signup of history.signups) await register(app, signup);
  for (const order of history.orders) await buy(app, order);
  await openAccounts(app);
  return `demo: ${history.signups.length} registrations, ${history.orders.length} orders, accounts of all three areas`;
});

async function register(
  app: INestApplicationContext,
  { name, email, referralCode, referrer, at }: DemoSignup,
): Promise<void> {
  const referrals = app.get<Referrals>(REFERRALS);
  const id = randomUUID();
  await app.get(Sql).query(SIGNUP, [id, name, email, referralCode, randomToken(), at]);
  if (!referralCode) return;
  const affiliate = await referrals.affiliateByCode(referralCode);
  if (!affiliate) return;
  const code = referralCode;
  // Of those who come by a link, about half register.
  for (const visitorKey of [`demo-${id}`, `demo-${id}-passing`])
    await referrals.recordClick({
      code,
      affiliateId: affiliate.id,
      referrer,
      visitorKey,
      day: new Date(at).toISOString().slice(0, 10),
      at: at - 600_000,
    });
  await referrals.recordReferredSignup({ signupId: id, code, affiliateId: affiliate.id, outcome: 'credited', at });
}

async function buy(app: INestApplicationContext, order: DemoOrder): Promise<void> {
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
    app.get<PurchaseOrders>(PURCHASE_ORDERS).add(tx, {
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
    }),
  );
  const ref = `demo_pay_${id}`;
  await app.get(ApplyFacts).execute(factsOf(order, id, ref));
  if (plan) await app.get(Sql).query(PLAN_IS_LIMITED, [id, `demo_schedule_${id}`]);
}

function factsOf(order: DemoOrder, orderId: string, ref: string): ProviderFact[] {
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
  if (refundCents === 0) return [paid];
  const refund = {
    ref: `demo_refund_${orderId}`,
    amountCents: refundCents,
    state: 'succeeded',
    at: at + 3 * DAY_MS,
  } as const;
  return [paid, { kind: 'refunds_seen', provider, paymentRef: ref, refunds: [refund] }];
}

/** Last, because they say that everything else is there. */
async function openAccounts(app: INestApplicationContext): Promise<void> {
  const [passwords, now] = [app.get(PasswordHasher), app.get<Clock>(CLOCK).now()];
  const sql = app.get(Sql);
  const members = app.get<Members>(MEMBERS);
  const memberHash = await passwords.hash(DEMO_MEMBER.password);
  await sql.transaction(async (tx) => {
    const { id } = await members.ensure(tx, { email: DEMO_MEMBER.email, name: DEMO_MEMBER.name, at: now });
    await tx.query(MEMBER_PASSWORD, [id, memberHash]);
  });
  const speakers = app.get<SpeakerAccounts>(SPEAKER_ACCOUNTS);
  const speaker = await speakers.byCode(DEMO_SPEAKER.code);
  if (speaker) {
    const passwordHash = await passwords.hash(DEMO_SPEAKER.password);
    await sql.transaction((tx) => speakers.setPassword(tx, { affiliateId: speaker.id, passwordHash, at: now }));
  }
  await app.get(CreateAdminUseCase).execute(DEMO_ADMIN);
}
