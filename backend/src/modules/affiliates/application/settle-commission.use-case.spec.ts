import { DAY_MS, HOUR_MS } from '@summit/rules';
import { affiliateRules } from '../../../../test/harness/affiliate-rules.js';
import { FakeLedger } from '../../../../test/harness/fake-ledger.js';
import { FakeMails } from '../../../../test/harness/fake-mails.js';
import { anOrder, FakeOrders } from '../../../../test/harness/fake-orders.js';
import { unitConfig } from '../../../../test/harness/unit-config.js';
import type { AppConfig } from '../../../config/app-config.js';
import { FixedClock } from '../../../platform/clock/clock.fake.js';
import type { RegistrantView } from '../../funnel/funnel.public.js';
import type { OrderView } from '../../payments/payments.public.js';
import { InMemoryAffiliateMoney } from './affiliate-money.fake.js';
import { InMemoryReceipts } from './receipts.fake.js';
import { InMemoryReferrals } from './referrals.fake.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

describe('SettleCommissionUseCase', () => {
  const amara = { id: 'a1', email: 'amara@speakers.test', status: 'active' as const };
  const kofi = { id: 'a2', email: 'kofi@speakers.test', status: 'active' as const };
  let money: InMemoryAffiliateMoney;
  let receipts: InMemoryReceipts;
  let referrals: InMemoryReferrals;
  let orders: FakeOrders;
  let ledger: FakeLedger;
  let registrant: RegistrantView | null;
  let deliveredAt: number | null;
  let config: AppConfig;
  beforeEach(() => {
    money = new InMemoryAffiliateMoney();
    receipts = new InMemoryReceipts();
    referrals = new InMemoryReferrals({ AMARA: amara, KOFI: kofi });
    orders = new FakeOrders();
    ledger = new FakeLedger();
    registrant = null;
    deliveredAt = null;
    config = { ...unitConfig(), paymentsAreTest: false };
  });

  const settle = (cause: string, order: Partial<OrderView> = {}, id = 'o1') => {
    orders.put(anOrder({ affiliateCode: 'amara', ...order }));
    const { settle: sut } = affiliateRules({
      transactions: money,
      commissions: money,
      payouts: money,
      receipts,
      referrals,
      orders,
      registrants: { byId: async () => null, byEmail: async () => registrant },
      delivery: { completedAt: async () => deliveredAt },
      ledger,
      mails: new FakeMails(),
      clock: new FixedClock(NOW),
      config,
    });
    return sut.execute(id, cause);
  };
  const amounts = () => money.entries.map(({ kind, amountCents, cause }) => [kind, amountCents, cause]);

  it('books half of a paid order, in the ledger too', async () => {
    await settle('paid');
    expect(amounts()).toEqual([['earn', 1_850, 'paid']]);
    expect(ledger.entries).toEqual([
      {
        kind: 'commission',
        sourceRef: 'o1:paid',
        orderId: 'o1',
        occurredAt: NOW,
        lines: [
          { account: 'expense:commission', amountCents: 1_850 },
          { account: 'payable:affiliate:a1', amountCents: -1_850 },
        ],
      },
    ]);
  });

  // F-124
  it('credits a one-click order to the last click of its browser, or to the code of its last purchase', async () => {
    const order = { affiliateCode: null, buyerId: 'b1', createdAt: NOW };
    await referrals.recordBuyerClick({ buyerId: 'b1', code: 'KOFI', at: NOW - 5_000 });
    await settle('paid', order);
    expect(await money.attributionOf('o1')).toMatchObject({ code: 'KOFI', source: 'click', outcome: 'credited' });
    orders.put(anOrder({ id: 'vip', affiliateCode: 'AMARA', buyerId: 'b1', createdAt: NOW - 1_000 }));
    await settle('paid', { ...order, id: 'o2' }, 'o2');
    expect(await money.attributionOf('o2')).toMatchObject({ code: 'AMARA', source: 'click', outcome: 'credited' });
  });

  it('knows no click of another browser, and none that is 45 days old (F-122, F-124)', async () => {
    await referrals.recordBuyerClick({ buyerId: 'b1', code: 'KOFI', at: NOW - 45 * DAY_MS });
    await settle('paid', { affiliateCode: null, buyerId: 'b1', createdAt: NOW });
    await settle('paid', { id: 'o2', affiliateCode: null, buyerId: 'b2', createdAt: NOW }, 'o2');
    for (const id of ['o1', 'o2']) expect(await money.attributionOf(id)).toMatchObject({ outcome: 'no_code' });
  });

  // F-124
  it('credits the last of fifteen codes in fifteen tabs, and answers every other one why not', async () => {
    const codes = Array.from({ length: 15 }, (_, n) => `SPEAKER${n + 1}`);
    referrals = new InMemoryReferrals(
      Object.fromEntries(codes.map((code) => [code, { ...amara, id: code, email: `${code}@speakers.test` }])),
    );
    for (const [n, code] of codes.entries())
      await referrals.recordBuyerClick({ buyerId: 'b1', code, at: NOW - 15_000 + n });
    // The third tab was looked at once more.
    await referrals.recordBuyerClick({ buyerId: 'b1', code: 'SPEAKER3', at: NOW - 1 });
    await settle('paid', { affiliateCode: null, buyerId: 'b1', createdAt: NOW });
    expect(money.commissionOf('o1')).toMatchObject({ affiliateId: 'SPEAKER3' });
    expect(money.entries).toHaveLength(1);
    const claims = (await receipts.of('o1')).filter(({ kind }) => kind === 'claim');
    expect(claims.map(({ code }) => code)).toEqual([...codes.filter((code) => code !== 'SPEAKER3'), 'SPEAKER3']);
    expect(claims.map(({ facts }) => facts)).toEqual([
      ...Array<object>(14).fill({ source: 'click', verdict: 'overruled' }),
      { source: 'click', verdict: 'credited' },
    ]);
  });

  it('writes the way of the order on its receipt, once', async () => {
    await referrals.recordBuyerClick({ buyerId: 'b1', code: 'KOFI', at: NOW - 5_000 });
    orders.put(anOrder({ id: 'before', affiliateCode: 'LENA', buyerId: 'b2', createdAt: NOW - DAY_MS }));
    await settle('paid', { buyerId: 'b1', createdAt: NOW });
    await settle('paid', { buyerId: 'b1', createdAt: NOW });
    expect((await receipts.of('o1')).map(({ kind, code, facts }) => [kind, code, facts])).toEqual([
      ['claim', 'LENA', { source: 'purchase', verdict: 'earlier_purchase' }],
      ['claim', 'KOFI', { source: 'click', verdict: 'overruled' }],
      ['claim', 'AMARA', { source: 'order', verdict: 'credited' }],
      ['order', null, { product: 'vip', createdAt: NOW }],
      ['rule', 'AMARA', { outcome: 'credited', source: 'order', affiliateId: 'a1' }],
      ['hold', null, expect.objectContaining({ anchorAt: NOW, disputed: false })],
      ['commission', null, { change: 'earn', amountCents: 1_850, keptCents: 3_700, cause: 'paid' }],
    ]);
  });

  it('books nothing again, whichever news comes and however often', async () => {
    await settle('paid');
    await settle('payment:stripe:pi_1');
    await settle('paid');
    expect(money.entries).toHaveLength(1);
  });

  it('books from whatever news comes first, and nothing of an order that is not paid', async () => {
    await settle('attempt:cs_1', { status: 'pending', paidAt: null, capturedCents: 0 });
    expect(money.commissionOf('o1')).toBeNull();
    await settle('payment:stripe:pi_1');
    await settle('paid');
    expect(amounts()).toEqual([['earn', 1_850, 'payment:stripe:pi_1']]);
  });

  it('gives a refund back, also when its news is overtaken by older ones', async () => {
    await settle('paid');
    await settle('paid', { refundedCents: 1_000 });
    await settle('refund:stripe:re_1', { refundedCents: 1_000 });
    expect(money.entries.map(({ amountCents }) => amountCents)).toEqual([1_850, -500]);
    expect(ledger.balance('payable:affiliate:a1')).toBe(-1_350);
  });

  it('decides once whom the order counts for', async () => {
    await settle('paid');
    await settle('payment:stripe:pi_1', { affiliateCode: 'kofi' });
    expect(money.commissionOf('o1')?.affiliateId).toBe('a1');
  });

  it('takes the code that was decided on for the registration', async () => {
    registrant = { id: 's1', name: 'Zoe', email: 'zoe@example.com', referralCode: null, createdAt: NOW - 1 };
    await referrals.recordReferredSignup({
      signupId: 's1',
      code: 'KOFI',
      affiliateId: 'a2',
      outcome: 'credited',
      at: NOW,
    });
    await settle('paid', { affiliateCode: null });
    expect(await money.attributionOf('o1')).toMatchObject({ code: 'KOFI', source: 'signup', outcome: 'credited' });
  });

  it('keeps the reason where an order earns nothing', async () => {
    await settle('paid', { email: 'amara@speakers.test' });
    expect(await money.attributionOf('o1')).toMatchObject({ outcome: 'self_referral' });
    expect(money.entries).toEqual([]);
  });

  it('waits for the address of the buyer', async () => {
    await expect(settle('paid', { email: null })).rejects.toThrow('has no address yet');
    await settle('paid');
    expect(amounts()).toEqual([['earn', 1_850, 'paid']]);
  });

  it('holds vip from the purchase, and the others from their last session', async () => {
    await settle('paid');
    expect(money.commissionOf('o1')).toMatchObject({ anchorAt: NOW });
    money = new InMemoryAffiliateMoney();
    await settle('paid', { product: 'implementation' });
    expect(money.commissionOf('o1')).toMatchObject({ anchorAt: null, payableAt: null });
    deliveredAt = NOW;
    await settle('delivered:1', { product: 'implementation' });
    expect(money.commissionOf('o1')).toMatchObject({ anchorAt: NOW, payableAt: NOW + 72 * HOUR_MS });
  });

  it('marks an order whose payment is disputed, and one that is not any more', async () => {
    await settle('dispute:stripe:dp_1:open', { status: 'disputed' });
    expect(money.commissionOf('o1')?.disputed).toBe(true);
    await settle('dispute:stripe:dp_1:won');
    expect(money.commissionOf('o1')?.disputed).toBe(false);
  });

  it('earns nothing by a test among real orders, and everything where all orders are tests', async () => {
    await settle('paid', { isTest: true });
    expect(await money.attributionOf('o1')).toMatchObject({ outcome: 'test_order' });
    money = new InMemoryAffiliateMoney();
    config = { ...config, paymentsAreTest: true };
    await settle('paid', { isTest: true });
    expect(money.entries).toHaveLength(1);
  });
});
