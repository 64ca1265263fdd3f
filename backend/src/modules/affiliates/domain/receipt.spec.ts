import { rebuiltCommission } from './rebuilt-commission.js';
import { firstSteps, isReceiptOf, type ReceiptStep } from './receipt.js';

const AT = 1_000;
const attribution = { code: 'KOFI', affiliateId: 'kofi', source: 'order', outcome: 'credited' } as const;
const claimOf = (code: string, source: 'order' | 'signup' | 'click', at: number) => ({
  code,
  source,
  at,
  affiliate: null,
  verdict: 'overruled' as const,
});
const NO_VISITS = { total: 0, lastAt: null };
const order = { product: 'vip', createdAt: 500, paidAt: 600 } as const;

describe('a receipt', () => {
  const first = firstSteps(
    order,
    {
      attribution,
      visits: { total: 3, lastAt: 50 },
      claims: [claimOf('KOFI', 'order', 500), claimOf('LENA', 'click', 300), claimOf('AMARA', 'signup', 100)],
    },
    AT,
  );
  const earn = (amountCents: number, cause: string): ReceiptStep => ({
    kind: 'commission',
    at: AT,
    code: null,
    facts: { change: amountCents > 0 ? 'earn' : 'clawback', amountCents, keptCents: null, cause },
  });
  const payout = (payoutId: string): ReceiptStep => ({
    kind: 'payout',
    at: AT,
    code: null,
    facts: { payoutId, period: '2025-12-01', amountCents: 1 },
  });
  const closed = (payoutId: string, outcome: 'paid' | 'failed'): ReceiptStep => ({
    kind: 'payout_closed',
    at: AT,
    code: null,
    facts: { payoutId, outcome },
  });

  it('begins with the visits of the code that decided, every code that was known, oldest first, the order, and the rule that decided', () => {
    expect(first.map(({ kind, code }) => [kind, code])).toEqual([
      ['visits', 'KOFI'],
      ['claim', 'AMARA'],
      ['claim', 'LENA'],
      ['claim', 'KOFI'],
      ['order', null],
      ['rule', 'KOFI'],
    ]);
  });

  it('is read by the affiliate that earns, and by the one whose own order it is', () => {
    expect(isReceiptOf(first, { id: 'kofi', code: 'KOFI' })).toBe(true);
    expect(isReceiptOf(first, { id: 'amara', code: 'AMARA' })).toBe(false);
    const own = {
      attribution: { ...attribution, affiliateId: null, outcome: 'self_referral' as const },
      claims: [],
      visits: NO_VISITS,
    };
    expect(isReceiptOf(firstSteps(order, own, AT), { id: 'kofi', code: 'KOFI' })).toBe(true);
    expect(isReceiptOf(firstSteps(order, own, AT), { id: 'amara', code: 'AMARA' })).toBe(false);
    expect(isReceiptOf([], { id: 'kofi', code: 'KOFI' })).toBe(false);
  });

  it('tells which entry went into which payout, also after one failed', () => {
    const steps = [...first, earn(10, 'paid'), payout('p1'), closed('p1', 'failed'), earn(5, 'second')];
    expect(rebuiltCommission(steps)!.entries.map(({ payoutId }) => payoutId)).toEqual([null, null]);
    const later = [...steps, payout('p2'), closed('p2', 'paid'), earn(-3, 'refund')];
    expect(rebuiltCommission(later)!.entries.map(({ payoutId }) => payoutId)).toEqual(['p2', 'p2', null]);
  });

  it('tells hold and review as they were last', () => {
    const hold = { anchorAt: 1, payableAt: 2, disputed: true };
    const steps: ReceiptStep[] = [
      ...first,
      { kind: 'hold', at: AT, code: null, facts: hold },
      { kind: 'review', at: AT, code: null, facts: { suspicions: ['click_burst'] } },
    ];
    expect(rebuiltCommission(steps)).toMatchObject({ ...hold, affiliateId: 'kofi', product: 'vip', review: 'held' });
    const released: ReceiptStep = { kind: 'decision', at: AT, code: null, facts: { decision: 'released' } };
    expect(rebuiltCommission([...steps, released])).toMatchObject({ review: 'released' });
  });

  it('rebuilds nothing of an order that earns nothing', () => {
    const none = {
      attribution: { code: null, affiliateId: null, source: 'none', outcome: 'no_code' } as const,
      claims: [],
      visits: NO_VISITS,
    };
    expect(rebuiltCommission(firstSteps(order, none, AT))).toBeNull();
  });
});
