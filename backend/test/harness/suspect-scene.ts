import { affiliateRules } from './affiliate-rules.js';
import { FakeLedger } from './fake-ledger.js';
import { FakeMails } from './fake-mails.js';
import { anOrder, FakeOrders } from './fake-orders.js';
import { unitConfig } from './unit-config.js';
import { FixedClock } from '../../src/platform/clock/clock.fake.js';
import type { SuspicionFacts } from '../../src/modules/affiliates/domain/suspicion.js';
import { InMemoryAffiliateMoney } from '../../src/modules/affiliates/application/affiliate-money.fake.js';
import { InMemoryReceipts } from '../../src/modules/affiliates/application/receipts.fake.js';
import { InMemoryReferrals } from '../../src/modules/affiliates/application/referrals.fake.js';

const BOUGHT = Date.parse('2025-11-02T18:00:00Z');
/** When payouts are made. */
export const DECEMBER = Date.parse('2025-12-01T08:10:00Z');
const HONEST: SuspicionFacts = {
  buyerEmail: 'zoe@example.com',
  affiliateEmails: ['amara@speakers.test'],
  ownBrowser: false,
  ownCard: false,
  clicksInHour: 1,
  signupsInHour: 0,
  addressesOnCard: 1,
  recentOrders: 2,
  refundedOrders: 0,
};

/** One affiliate whose orders are as suspicious as a spec says, in memory. */
export function suspectScene() {
  const money = new InMemoryAffiliateMoney();
  const receipts = new InMemoryReceipts();
  const orders = new FakeOrders();
  const ledger = new FakeLedger();
  const facts = new Map<string, Partial<SuspicionFacts>>();
  const rules = affiliateRules({
    transactions: money,
    commissions: money,
    payouts: money,
    receipts,
    referrals: new InMemoryReferrals({ AMARA: { id: 'a1', email: 'amara@speakers.test', status: 'active' } }),
    orders,
    registrants: { byId: async () => null, byEmail: async () => null },
    delivery: { completedAt: async () => null },
    ledger,
    mails: new FakeMails(),
    clock: new FixedClock(DECEMBER - 1),
    config: unitConfig(),
    suspicions: { factsAbout: async (orderId) => ({ affiliateId: 'a1', ...HONEST, ...facts.get(orderId) }) },
  });
  const sell = async (id: string, given: { suspicious?: Partial<SuspicionFacts>; refundedCents?: number } = {}) => {
    const { suspicious = {}, refundedCents = 0 } = given;
    facts.set(id, suspicious);
    const totalCents = 20_000;
    orders.put(
      anOrder({
        id,
        affiliateCode: 'AMARA',
        totalCents,
        capturedCents: totalCents,
        refundedCents,
        createdAt: BOUGHT,
        paidAt: BOUGHT,
      }),
    );
    await rules.settle.execute(id, refundedCents > 0 ? 'refund' : 'paid');
  };
  const stepsOf = async (id: string) => (await receipts.of(id)).map(({ kind, facts: said }) => [kind, said]);
  return { money, receipts, ledger, sell, stepsOf, ...rules };
}
