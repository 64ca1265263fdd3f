import { randomUUID } from 'node:crypto';
import { quote } from '@summit/pricing';
import { DAY_MS, HOUR_MS, PRODUCTS, PROVIDERS } from '@summit/rules';
import { SettleCommissionUseCase } from '../../src/modules/affiliates/application/settle-commission.use-case.js';
import { PageViewWriter } from '../../src/modules/analytics/page-view-writer.js';
import { seededRandom } from '../harness/commission-histories.js';
import { insertAffiliate } from '../harness/order-rows.js';
import type { RunningApp } from '../harness/running-app.js';
import { settledOrders } from '../harness/settled-orders.js';
import { keptOf, type BookedOrder, type HistoryBook } from './history-book.js';

/** Around these a day begins or ends in Pacific time, among them the days of 23 and 25 hours, a Monday and a month. */
const EDGES = [
  '2025-03-09T08:00:00Z',
  '2025-03-10T07:00:00Z',
  '2025-10-27T07:00:00Z',
  '2025-11-01T07:00:00Z',
  '2025-11-02T07:00:00Z',
  '2025-11-03T08:00:00Z',
  '2025-11-14T08:00:00Z',
  '2025-11-17T08:00:00Z',
  '2025-11-20T08:00:00Z',
].map((time) => Date.parse(time));
const PAGES = ['/', '/', '/vip', '/vip-upgrade', '/implementation/', '/dfy?utm_source=mail', '/affiliates'];
const REFERRERS = ['direct', '', 'https://www.google.com/search?q=a', 'https://m.facebook.com/', 'http://funnel.test/'];

/**
 * Makes a life of the product through its own writers: registrations, page views, and orders whose money arrives as facts of the
 * providers. Answers the notebook of it. `seed` decides everything; the clock ends where it began.
 */
export function historyWriter(running: RunningApp, seed: number) {
  const random = seededRandom(seed);
  const orders = settledOrders(running);
  const now = running.clock.now();
  const book: HistoryBook = { affiliates: [], signups: [], orders: [], views: [] };
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;

  /** On an edge, a moment beside one, or anywhere in the last year. */
  function moment(): number {
    const at = random(2) === 0 ? pick(EDGES) + pick([-1, 0, 1, HOUR_MS, -HOUR_MS]) : now - random(360 * 24) * HOUR_MS;
    return Math.min(at, now);
  }

  async function at<Result>(time: number, work: () => Promise<Result>): Promise<Result> {
    running.clock.set(time);
    try {
      return await work();
    } finally {
      running.clock.set(now);
    }
  }

  async function affiliate(code: string): Promise<void> {
    const id = await insertAffiliate(running, { code });
    book.affiliates.push({ id, code, name: `Affiliate ${code}` });
  }

  async function signup(): Promise<void> {
    const number = book.signups.length + 1;
    const one = {
      name: `Person ${number}`,
      email: `person${number}@history.test`,
      at: moment(),
      source: pick([null, 'facebook', 'google'] as const),
    };
    const from = random(3) === 0 ? pick(book.affiliates) : null;
    const id = randomUUID();
    await running.rows(
      'insert into signup (id, name, email, invite_token, created_at, source) values ($1, $2, $3, $1::uuid::text, to_timestamp($4::float8 / 1000), $5)',
      [id, one.name, one.email, one.at, one.source],
    );
    if (from)
      await running.rows(
        `insert into referred_signup (signup_id, code, affiliate_id, outcome, referred_at) values ($1, $2, $3, 'credited', now())`,
        [id, from.code, from.id],
      );
    book.signups.push({ ...one, affiliate: from?.code ?? null });
  }

  async function views(count: number): Promise<void> {
    const batch = Array.from({ length: count }, () => ({ page: pick(PAGES), referrer: pick(REFERRERS), at: moment() }));
    book.views.push(...batch);
    await running.app.get(PageViewWriter).write(
      batch.map(({ page, referrer, at: viewedAt }) => ({
        page,
        referrer: referrer || 'direct',
        viewedAt,
        url: `http://funnel.test${page}`,
        affiliateCode: null,
        userAgent: 'test',
        visitorId: null,
      })),
    );
  }

  async function order(): Promise<void> {
    const product = pick(PRODUCTS);
    const plan = product === 'dfy' && random(2) === 0;
    const code = random(3) === 0 ? pick(book.affiliates).code : null;
    const time = moment();
    const picked = random(5) === 0 ? null : pick(book.signups).email;
    // A second payment of one address for one product goes back (C-116), which is another story.
    const bought = book.orders.some((one) => one.email === picked && one.product === product);
    const buyer = picked === null || bought ? `stranger${book.orders.length}@history.test` : picked;
    const provider = plan ? 'stripe' : pick(PROVIDERS);
    const given = { product, plan, provider, email: buyer, isTest: random(6) === 0, affiliateCode: code };
    const { totalCents, installments } = quote({
      product,
      offer: 'active',
      bumps: [],
      coachingSessions: 0,
      plan,
      coupon: null,
    });
    const subscriptionRef = `sub_${randomUUID()}`;
    const first = plan ? installments![0]! : totalCents;
    const invoice = () => (plan ? { invoiceRef: `in_${randomUUID()}`, subscriptionRef } : null);
    const { orderId, ref } = await at(time, () =>
      orders.buy(given, { provider, amountCents: first, installment: invoice() }),
    );
    const booked: BookedOrder = {
      id: orderId,
      ...given,
      affiliate: null,
      totalCents,
      paidAt: time,
      money: [{ cents: first, at: time }],
      pastDue: false,
      disputed: false,
      commission: [],
    };
    booked.affiliate = given.isTest ? null : (code ?? affiliateOf(buyer, time));
    book.orders.push(booked);
    await settleCommission(booked, time);
    if (plan) await laterInstallments(booked, { amounts: installments!, subscriptionRef });
    else await laterTrouble(booked, ref);
  }

  /** The registration's affiliate earns for 45 days. */
  function affiliateOf(email: string, time: number): string | null {
    const registered = book.signups.find((one) => one.email === email);
    return registered && time - registered.at < 45 * DAY_MS ? registered.affiliate : null;
  }

  async function settleCommission(booked: BookedOrder, time: number): Promise<void> {
    await at(time, () => running.app.get(SettleCommissionUseCase).execute(booked.id, `history:${time}`));
    const earned = booked.commission.reduce((total, { cents }) => total + cents, 0);
    const due = booked.affiliate === null ? 0 : Math.floor(keptOf(booked) / 2);
    if (due !== earned) booked.commission.push({ cents: due - earned, at: time });
  }

  async function laterInstallments(
    booked: BookedOrder,
    { amounts, subscriptionRef }: { amounts: readonly number[]; subscriptionRef: string },
  ): Promise<void> {
    const paid = 1 + random(3);
    for (const [index, amountCents] of amounts.slice(1, paid).entries()) {
      const time = Math.min(booked.paidAt + (index + 1) * 30 * DAY_MS, now);
      const installment = { invoiceRef: `in_${randomUUID()}`, subscriptionRef };
      await at(time, () =>
        orders.apply({
          kind: 'payment_received',
          provider: 'stripe',
          orderId: booked.id,
          ref: `pi_${randomUUID()}`,
          amountCents,
          currency: 'usd',
          receivedAt: time,
          attemptRef: null,
          installment,
          payer: { email: null, name: null },
          card: null,
        }),
      );
      booked.money.push({ cents: amountCents, at: time });
      await settleCommission(booked, time);
    }
    if (paid < 3 && random(2) === 0) {
      const failed = { invoiceRef: `in_${randomUUID()}`, subscriptionRef, nextAttemptAt: now + DAY_MS, payUrl: null };
      await orders.apply({ kind: 'installment_failed', orderId: booked.id, ...failed });
      booked.pastDue = true;
    }
  }

  /** Refunds in part and in full, disputes that are open or lost, and money that comes twice and is owed back. */
  async function laterTrouble(booked: BookedOrder, ref: string): Promise<void> {
    const { provider, totalCents } = booked;
    const time = Math.min(booked.paidAt + random(30) * DAY_MS, now);
    const back = pick([0, 0, 0, 0, 1_000, totalCents]);
    if (back > 0) {
      const refunds = [{ ref: `re_${ref}`, amountCents: back, state: 'succeeded' as const, at: time }];
      await at(time, () => orders.apply({ kind: 'refunds_seen', provider, paymentRef: ref, refunds }));
      booked.money.push({ cents: -back, at: time });
    } else if (random(6) === 0) {
      booked.disputed = random(2) === 0;
      const dispute = { ref: `dp_${ref}`, paymentRef: ref, amountCents: totalCents, at: time, respondBy: null };
      await at(time, () => orders.apply({ kind: 'dispute_seen', provider, ...dispute, state: 'open' }));
      if (!booked.disputed) {
        await at(time, () => orders.apply({ kind: 'dispute_seen', provider, ...dispute, state: 'lost' }));
        booked.money.push({ cents: -totalCents, at: time });
      }
    } else if (random(5) === 0) {
      const twice = { ref: `pi_${randomUUID()}`, amountCents: totalCents, receivedAt: time };
      await at(time, () =>
        orders.apply({
          kind: 'payment_received',
          provider,
          orderId: booked.id,
          currency: 'usd',
          attemptRef: null,
          installment: null,
          payer: { email: null, name: null },
          card: null,
          ...twice,
        }),
      );
    }
    await settleCommission(booked, time);
  }

  async function write(amount: { signups: number; orders: number; views: number }): Promise<void> {
    for (let n = 0; n < amount.signups; n++) await signup();
    for (let n = 0; n < amount.orders; n++) await order();
    await views(amount.views);
  }

  return { book, affiliate, write };
}
