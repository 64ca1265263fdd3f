import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { BUNDLED_DOMAIN, DAY_MS } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { REFERRALS, type Referrals } from '../../modules/affiliates/application/referrals.port.js';
import { SPEAKER_ACCOUNTS, type SpeakerAccounts } from '../../modules/affiliates/application/speaker-accounts.port.js';
import { PageViewWriter } from '../../modules/analytics/page-view-writer.js';
import { CreateAdminUseCase } from '../../modules/auth/application/create-admin.use-case.js';
import { MEMBERS, type Members } from '../../modules/members/application/members.port.js';
import { CLOCK, type Clock } from '../../platform/clock/clock.js';
import { PasswordHasher } from '../../platform/crypto/password-hasher.js';
import { randomToken } from '../../platform/crypto/random-token.js';
import { Sql } from '../../platform/database/sql.js';
import { CommandRefused, runCommand } from '../run-command.js';
import {
  DEMO_DAYS,
  demoHistory,
  demoOrder,
  withPlanOf,
  type DemoHistory,
  type DemoOrder,
  type DemoSignup,
} from './demo-history.js';
import { bookDemoOrder } from './demo-orders.js';
import { pastPaymentsOf } from './past-payments.js';
import { CODES, MEMBER_PASSWORD, SEEDED, SIGNUP, OPEN_SPEAKERS } from './demo.statements.js';

export const DEMO_ADMIN = { email: 'admin@summit.test', password: 'demo-admin-2025' };
export const DEMO_MEMBER = { email: 'vip@summit.test', name: 'Vera Demo', password: 'demo-vip-2025' };
export const DEMO_SPEAKER = { code: 'AMARA', password: 'demo-speaker-2025' };

/**
 * `node dist/cli/demo/seed-demo.js`: the accounts of the demo with 45 days of history behind them, booked by the product's own rules and known to
 * the sandbox where there is one.
 * Once; does nothing on a database that has the demo's administrator. Refused in production.
 */
runCommand(async (app) => {
  if (app.get<AppConfig>(APP_CONFIG).production) throw new CommandRefused('The demo has no place in production.');
  if ((await app.get(Sql).query(SEEDED, [DEMO_ADMIN.email])).length > 0) return 'demo: up to date';
  const sql = app.get(Sql);
  const now = app.get<Clock>(CLOCK).now();
  await sql.query(OPEN_SPEAKERS, [BUNDLED_DOMAIN, now - (DEMO_DAYS + 1) * DAY_MS]);
  const codes = (await sql.query<{ code: string }>(CODES)).map(({ code }) => code);
  const history = demoHistory(now, [DEMO_SPEAKER.code, ...codes.filter((code) => code !== DEMO_SPEAKER.code)]);
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
  const speaker = await app.get<SpeakerAccounts>(SPEAKER_ACCOUNTS).byCode(DEMO_SPEAKER.code);
  const orders = [
    ...withPlanOf(DEMO_MEMBER, history.orders),
    ...memberOrders(now),
    ...(speaker
      ? ordersToExplain(history, { ...speaker, otherCode: codes.find((code) => code !== speaker.code) })
      : []),
  ];
  const providers = pastPaymentsOf(app.get<AppConfig>(APP_CONFIG));
  for (const order of orders) await bookDemoOrder(app, order, providers);
  await openAccounts(app);
  return `demo: ${history.signups.length} registrations, ${orders.length} orders, accounts of all three areas`;
});

/** What the demo's member bought, so that the library shows everything that is sold: VIP with the vault, the package with its kit. */
function memberOrders(now: number): DemoOrder[] {
  const { name, email } = DEMO_MEMBER;
  const buyer: DemoSignup = { name, email, referralCode: null, referrer: 'direct', at: now - 9 * DAY_MS };
  return [
    demoOrder(buyer, 'vip', { minutes: 4, bumps: ['vip_bump'], provider: 'stripe' }),
    demoOrder(buyer, 'implementation', { minutes: 9, bumps: ['implementation_bump'], provider: 'stripe' }),
  ];
}

/** What a speaker asks about: an order of an own visitor that counts for somebody else, and one that is held because it may be the speaker's own. */
function ordersToExplain(
  { signups, orders }: DemoHistory,
  { code, email, name, otherCode }: { code: string; email: string; name: string; otherCode: string | undefined },
): DemoOrder[] {
  const visitor = signups.find(
    (signup) => signup.referralCode === code && !orders.some(({ buyer }) => buyer.email === signup.email),
  );
  if (!visitor || !otherCode) return [];
  const own: DemoSignup = { ...visitor, name, email: email.replace('@', '+desk@'), referralCode: code };
  return [
    demoOrder({ ...visitor, referralCode: otherCode }, 'vip', { minutes: 12, provider: 'stripe' }),
    demoOrder(own, 'vip', { minutes: 40, provider: 'stripe' }),
  ];
}

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

/** Last, because they say that everything else is there. */
async function openAccounts(app: INestApplicationContext): Promise<void> {
  const [passwords, now] = [app.get(PasswordHasher), app.get<Clock>(CLOCK).now()];
  const sql = app.get(Sql);
  const members = app.get<Members>(MEMBERS);
  const memberHash = await passwords.hash(DEMO_MEMBER.password);
  await sql.transaction(async (tx) => {
    const { id } = await members.ensure(tx, { email: DEMO_MEMBER.email, name: DEMO_MEMBER.name, at: now, paidAt: now });
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
