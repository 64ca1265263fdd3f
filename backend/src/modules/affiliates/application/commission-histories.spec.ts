import { playHistory, type CommissionWorld } from '../../../../test/harness/commission-histories.js';
import { FakeLedger } from '../../../../test/harness/fake-ledger.js';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { FakeOrders } from '../../../../test/harness/fake-orders.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import { Links } from '../../../platform/links/links.js';
import { InMemoryAffiliateMoney } from './affiliate-money.fake.js';
import { ClosePayoutUseCase } from './close-payout.use-case.js';
import { ONE_TARGET } from './payout-methods.fake.js';
import { PayoutStatement } from './payout-statement.js';
import { InMemoryReferrals } from './referrals.fake.js';
import { RunPayoutsUseCase } from './run-payouts.use-case.js';
import { SettleCommissionUseCase } from './settle-commission.use-case.js';

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
  const settle = new SettleCommissionUseCase(
    money,
    money,
    new InMemoryReferrals(Object.fromEntries(known)),
    orders,
    { byId: async () => null, byEmail: async () => null },
    { completedAt: async (orderId) => delivered.get(orderId) ?? null },
    ledger,
    clock,
    unitConfig(),
  );
  const run = new RunPayoutsUseCase(
    money,
    money,
    new FakeMails(),
    new PayoutStatement(new Links(unitConfig())),
    ONE_TARGET,
  );
  const close = new ClosePayoutUseCase(money, money, ledger, clock);
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
    closePayout: async (payoutId, outcome) => void (await close.execute(payoutId, outcome)),
    openPayouts: async () => money.payouts.filter(({ status }) => status === 'processing'),
    booked: async (orderId) => sum(money.entries.filter((entry) => entry.orderId === orderId)),
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
