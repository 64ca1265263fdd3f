import { HOUR_MS, DAY_MS } from '@summit/rules';
import { attribute, type NamedAffiliate, type Purchase } from './attribution.js';

const NOW = Date.parse('2025-11-20T18:00:00Z');

const named = (code: string, status: 'active' | 'disabled' = 'active'): NamedAffiliate => ({
  code,
  affiliate: { id: `id-${code}`, email: `${code.toLowerCase()}@speakers.test`, status },
});
const unknown: NamedAffiliate = { code: 'NOBODY', affiliate: null };
const registered = (by: NamedAffiliate, daysAgo = 1) => ({ ...by, registeredAt: NOW - daysAgo * DAY_MS });
const decide = (purchase: Partial<Purchase>) =>
  attribute({
    buyerEmail: 'zoe@example.com',
    at: NOW,
    isTest: false,
    order: null,
    signup: null,
    click: null,
    ...purchase,
  });

describe('attribute', () => {
  it('credits the code of the order, also when the registration names another one: the last click counts', () => {
    expect(decide({ order: named('AMARA'), signup: registered(named('KOFI')) })).toEqual({
      code: 'AMARA',
      affiliateId: 'id-AMARA',
      source: 'order',
      outcome: 'credited',
    });
  });

  it('credits the code of the registration when the order brought none', () => {
    expect(decide({ signup: registered(named('KOFI')) })).toMatchObject({
      code: 'KOFI',
      source: 'signup',
      outcome: 'credited',
    });
  });

  it.each([
    ['names nobody', unknown],
    ['names a disabled affiliate', named('GONE', 'disabled')],
  ])('credits the code of the registration when the one of the order %s', (_label, order) => {
    expect(decide({ order, signup: registered(named('KOFI')) })).toMatchObject({ code: 'KOFI', outcome: 'credited' });
  });

  // F-122
  it.each([
    ['44 days and 23 hours', 45 * DAY_MS - HOUR_MS, 'credited'],
    ['45 days', 45 * DAY_MS, 'too_old'],
  ])('lets a registration of %s ago count or not', (_label, age, outcome) => {
    expect(decide({ signup: { ...named('KOFI'), registeredAt: NOW - age } })).toMatchObject({
      outcome,
      source: 'signup',
    });
  });

  // F-124
  it('credits the last click of the browser when neither order nor registration credits anybody', () => {
    const click = named('AMARA');
    expect(decide({ click })).toMatchObject({ code: 'AMARA', source: 'click', outcome: 'credited' });
    expect(decide({ click, order: unknown })).toMatchObject({ code: 'AMARA', source: 'click' });
    expect(decide({ click, signup: registered(named('KOFI'), 60) })).toMatchObject({ code: 'AMARA', source: 'click' });
    expect(decide({ click, signup: registered(named('KOFI')) })).toMatchObject({ code: 'KOFI', source: 'signup' });
    const own = { buyerEmail: 'amara@speakers.test', click };
    expect(decide(own)).toMatchObject({ affiliateId: null, outcome: 'self_referral' });
  });

  it('gives nothing for a purchase through the own link, and nothing to anybody else', () => {
    const own = decide({ buyerEmail: 'amara@speakers.test', order: named('AMARA'), signup: registered(named('KOFI')) });
    expect(own).toEqual({ code: 'AMARA', affiliateId: null, source: 'order', outcome: 'self_referral' });
  });

  it('keeps the reason where nothing is earned', () => {
    expect(decide({})).toEqual({ code: null, affiliateId: null, source: 'none', outcome: 'no_code' });
    expect(decide({ order: unknown })).toMatchObject({ code: 'NOBODY', source: 'order', outcome: 'unknown_code' });
    expect(decide({ order: unknown, signup: registered(named('KOFI'), 60) })).toMatchObject({
      outcome: 'unknown_code',
    });
    expect(decide({ order: named('AMARA'), isTest: true })).toMatchObject({ affiliateId: null, outcome: 'test_order' });
  });
});
