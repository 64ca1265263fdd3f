import { commissionTarget, PAYOUT_MINIMUM_CENTS } from '@summit/pricing';
import { DAY_MS } from '@summit/rules';
import type { OrderView } from '../../src/modules/payments/payments.public.js';
import type { RebuiltCommission } from '../../src/modules/affiliates/domain/rebuilt-commission.js';
import { anOrder } from './fake-orders.js';

/** What a history is played on: the rules over memory, or over PostgreSQL. */
export interface CommissionWorld {
  affiliates: { id: string; code: string }[];
  newOrderId(): string;
  putOrder(order: OrderView): Promise<void>;
  deliver(orderId: string, at: number): Promise<void>;
  settle(orderId: string, cause: string): Promise<void>;
  runPayouts(at: number): Promise<void>;
  closePayout(payoutId: string, outcome: 'paid' | 'failed'): Promise<void>;
  openPayouts(): Promise<{ id: string; amountCents: number }[]>;
  /** Sum of the entries of an order. */
  booked(orderId: string): Promise<number>;
  /** The commission of an order as it is stored, and as its receipt tells it. */
  stored(orderId: string): Promise<RebuiltCommission | null>;
  rebuilt(orderId: string): Promise<RebuiltCommission | null>;
  /** By affiliate: entries that are in no paid payout, and the balance of the ledger's account. */
  owed(affiliateId: string): Promise<{ entries: number; ledger: number }>;
}

type Random = (below: number) => number;

/** Whole numbers from a seed, the same ones in every run (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const START = Date.parse('2025-11-05T12:00:00Z');
const PRODUCTS = ['vip', 'implementation', 'dfy'] as const;

interface Played {
  order: OrderView;
  disputed: boolean;
}

/**
 * Plays a random life of some orders: payments, refunds that fail again, disputes, sessions, monthly runs and their ends. News arrives
 * late, repeated and in any order, `parallel` at a time. After every step what is owed equals the ledger; at the end every order has
 * earned exactly what it should, and its receipt tells its rows.
 */
export async function playHistory(
  world: CommissionWorld,
  { seed, steps, parallel }: { seed: number; steps: number; parallel: number },
): Promise<{ orders: number; entriesEarned: number; payouts: number }> {
  const random = seededRandom(seed);
  const played: Played[] = [];
  const news: { orderId: string; cause: string }[] = [];
  const told: typeof news = [];
  let now = START;
  let causes = 0;
  let payouts = 0;

  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  const kept = ({ order }: Played): number => order.capturedCents - order.refundedCents;

  async function change(one: Played, next: Partial<OrderView>): Promise<void> {
    one.order = { ...one.order, ...next };
    const status = one.disputed ? 'disputed' : kept(one) === 0 ? 'refunded' : 'completed';
    await world.putOrder({ ...one.order, status });
    news.push({ orderId: one.order.id, cause: `change:${(causes += 1)}` });
  }

  async function buy(): Promise<void> {
    const totalCents = 100 + random(300_000);
    const order = anOrder({
      id: world.newOrderId(),
      product: pick(PRODUCTS),
      plan: random(3) === 0,
      affiliateCode: pick(world.affiliates).code,
      email: `buyer${played.length}@example.com`,
      totalCents,
      createdAt: now,
      paidAt: now,
    });
    const one: Played = { order, disputed: false };
    played.push(one);
    await change(one, { capturedCents: order.plan ? Math.floor(totalCents / 3) : totalCents });
  }

  async function moveMoney(): Promise<void> {
    const one = pick(played);
    const { totalCents, capturedCents, refundedCents } = one.order;
    const options: (() => Promise<void>)[] = [
      () => change(one, { capturedCents: Math.min(totalCents, capturedCents + Math.ceil(totalCents / 3)) }),
      () => change(one, { refundedCents: Math.min(capturedCents, refundedCents + 1 + random(totalCents)) }),
      () => change(one, { refundedCents: capturedCents }),
      () => change(one, { refundedCents: Math.max(0, refundedCents - random(totalCents)) }),
      () => {
        one.disputed = !one.disputed;
        return change(one, {});
      },
    ];
    await pick(options)();
  }

  async function hold(): Promise<void> {
    const { order } = pick(played);
    await world.deliver(order.id, now - random(10) * DAY_MS);
    news.push({ orderId: order.id, cause: `delivered:${(causes += 1)}` });
  }

  async function tell(): Promise<void> {
    const batch = Array.from({ length: parallel }, () => {
      const old = news.length === 0 || random(4) === 0;
      if (old) return told.length > 0 ? pick(told) : null;
      const [one] = news.splice(random(news.length), 1);
      told.push(one!);
      return one!;
    });
    await Promise.all(batch.map((one) => one && world.settle(one.orderId, one.cause)));
  }

  async function payOut(): Promise<void> {
    now += (20 + random(20)) * DAY_MS;
    await Promise.all(Array.from({ length: parallel }, () => world.runPayouts(now)));
    const open = await world.openPayouts();
    for (const { amountCents } of open) expect(amountCents).toBeGreaterThanOrEqual(PAYOUT_MINIMUM_CENTS);
    payouts += open.length;
    for (const { id } of open) if (random(3) > 0) await world.closePayout(id, random(4) === 0 ? 'failed' : 'paid');
  }

  async function owedIsInTheLedger(): Promise<void> {
    for (const { id } of world.affiliates) {
      const { entries, ledger } = await world.owed(id);
      expect(ledger + entries).toBe(0);
    }
  }

  await buy();
  for (let step = 0; step < steps; step++) {
    await pick([buy, moveMoney, moveMoney, hold, tell, tell, tell, payOut])();
    await owedIsInTheLedger();
  }
  for (const one of news.splice(0).sort(() => random(3) - 1)) await world.settle(one.orderId, one.cause);
  await owedIsInTheLedger();
  let entriesEarned = 0;
  for (const one of played) {
    const earned = await world.booked(one.order.id);
    expect(earned).toBe(commissionTarget(kept(one)));
    expect(await world.rebuilt(one.order.id)).toEqual(await world.stored(one.order.id));
    entriesEarned += earned;
  }
  return { orders: played.length, entriesEarned, payouts };
}
