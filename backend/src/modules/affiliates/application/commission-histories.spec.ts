import { affiliateRules } from '../../../../test/harness/affiliate-rules.js';
import { playHistory, type CommissionWorld } from '../../../../test/harness/commission-histories.js';
import { FakeLedger } from '../../../../test/harness/fake-ledger.js';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { FakeOrders } from '../../../../test/harness/fake-orders.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { rebuiltCommission } from '../domain/rebuilt-commission.js';
import { InMemoryAffiliateMoney } from './affiliate-money.fake.js';
import { InMemoryReceipts } from './receipts.fake.js';
import { InMemoryReferrals } from './referrals.fake.js';

const AFFILIATES = ['AMARA', 'KOFI'].map((code) => ({ id: `id-${code}`, code }));

function newWorld(): CommissionWorld {
  const money = new InMemoryAffiliateMoney();
  const ledger = new FakeLedger();
  const orders = new FakeOrders();
  const clock = new FixedClock(0);
  const delivered = new Map<string, number>();
  const known = AFFILIATES.map(({ id, code }) => [
    code,
    { id, email: `${code}@speakers.test`, status: 'active' as const },
  ]);
  const receipts = new InMemoryReceipts();
  const { settle, run, close } = affiliateRules({
    transactions: money,
    commissions: money,
    payouts: money,
    receipts,
    referrals: new InMemoryReferrals(Object.fromEntries(known)),
    orders,
    registrants: { byId: async () => null, byEmail: async () => null },
    delivery: { completedAt: async (orderId) => delivered.get(orderId) ?? null },
    ledger,
    mails: new FakeMails(),
    clock,
    config: unitConfig(),
  });
  const sum = (entries: { amountCents: number }[]) =>
    entries.reduce((total, { amountCents }) => total + amountCents, 0);
  const isPaid = (payoutId: string | null) =>
    money.payouts.some(({ id, status }) => id === payoutId && status === 'paid');
  let orderCount = 0;
  return {
    affiliates: AFFILIATES,
    newOrderId: () => `o${(orderCount += 1)}`,
    putOrder: async (order) => orders.put(order),
    deliver: async (orderId, at) => void delivered.set(orderId, at),
    settle: (orderId, cause) => settle.execute(orderId, cause),
    runPayouts: async (at) => void (await run.execute(at)),
    closePayout: async (payoutId, outcome) => void (await close.execute(payoutId, outcome, null)),
    openPayouts: async () => money.payouts.filter(({ status }) => status === 'processing'),
    booked: async (orderId) => sum(money.entries.filter((entry) => entry.orderId === orderId)),
    stored: async (orderId) => {
      const { suspicions: _none, ...commission } = money.commissionOf(orderId)!;
      const entries = money.entries.filter((entry) => entry.orderId === orderId);
      return {
        ...commission,
        entries: entries.map(({ kind, amountCents, sourceRef: cause, at, payoutId }) => ({
          kind,
          amountCents,
          cause,
          at,
          payoutId,
        })),
      };
    },
    rebuilt: async (orderId) => rebuiltCommission(await receipts.of(orderId)),
    owed: async (affiliateId) => ({
      entries: sum(money.entries.filter((entry) => entry.affiliateId === affiliateId && !isPaid(entry.payoutId))),
      ledger: ledger.balance(`payable:affiliate:${affiliateId}`),
    }),
  };
}

describe('commissions over random histories', () => {
  it('always owe what the ledger says, and end at half of the money kept', async () => {
    const seen = { orders: 0, entriesEarned: 0, payouts: 0 };
    for (let seed = 1; seed <= 250; seed++) {
      const history = await playHistory(newWorld(), { seed, steps: 60, parallel: 1 });
      seen.orders += history.orders;
      seen.entriesEarned += history.entriesEarned;
      seen.payouts += history.payouts;
    }
    // The histories are about something.
    expect(seen.orders).toBeGreaterThan(1_500);
    expect(seen.entriesEarned).toBeGreaterThan(0);
    expect(seen.payouts).toBeGreaterThan(250);
  });
});
