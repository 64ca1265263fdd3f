import { demoHistory, withPlanOf } from './demo-history.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');
const CODES = ['AMARA', 'BRUNO', 'CLARA'];

describe('demoHistory', () => {
  const history = demoHistory(NOW, CODES);

  it('is the same at every start', () => {
    expect(demoHistory(NOW, CODES)).toEqual(history);
  });

  it('lies in the past, with addresses that nobody has twice', () => {
    expect(new Set(history.signups.map(({ email }) => email)).size).toBe(history.signups.length);
    for (const { at } of [...history.signups, ...history.orders, ...history.views]) expect(at).toBeLessThan(NOW);
  });

  it('gives the demo member the newest payment plan, and nothing else', () => {
    const vera = { email: 'vip@summit.test', name: 'Vera Demo' };
    const orders = withPlanOf(vera, history.orders);
    const theirs = orders.filter(({ buyer }) => buyer.email === vera.email);
    expect(theirs.map(({ plan }) => plan)).toEqual([true]);
    expect(orders.map(({ at, quote }) => [at, quote])).toEqual(history.orders.map(({ at, quote }) => [at, quote]));
  });

  it('has something for every screen: both providers, each product, a plan, add-ons, sessions and refunds', () => {
    const { orders, signups } = history;
    expect(new Set(orders.map(({ product }) => product))).toEqual(new Set(['vip', 'implementation', 'dfy']));
    expect(new Set(orders.map(({ provider }) => provider))).toEqual(new Set(['stripe', 'paypal']));
    expect(orders.filter(({ plan }) => plan)).toHaveLength(1);
    expect(orders.some(({ bumps }) => bumps.length > 0)).toBe(true);
    expect(orders.some(({ coachingSessions }) => coachingSessions > 0)).toBe(true);
    expect(orders.filter(({ refundCents }) => refundCents > 0)).toHaveLength(2);
    for (const code of CODES) expect(signups.some(({ referralCode }) => referralCode === code)).toBe(true);
  });
});
