import { PRODUCTS } from '@summit/rules';
import {
  bumpItemId,
  bumpName,
  BUMPS,
  bumpsFromWire,
  bumpsOf,
  bumpsOnCard,
  bumpsToWire,
  firstBump,
  shownBumps,
  type Bump,
  type BumpKey,
} from './bumps.js';
import { couponToWire } from './coupon.js';
import { pricingItemPrices } from './figures-of-pricing-items.js';
import { contentFigures } from './figures.js';
import { lineName } from './line-names.js';
import { PRICE_BOOK } from './price-book.js';
import { quote, quoteRefusal } from './quote.js';

const COPY = {
  'bonus.total': 0,
  'bonus.blueprints': 0,
  'bonus.playbook': 0,
  'bonus.prompts': 0,
  'gift.vip': 0,
  'coaching.regular': 0,
};

describe('the add-ons of the price book', () => {
  it('fit into the 127 characters that PayPal gives to a line', () => {
    for (const { name } of Object.values(BUMPS)) expect(name.length).toBeLessThanOrEqual(127);
    for (const product of PRODUCTS) expect(lineName(product, { key: 'base' }).length).toBeLessThanOrEqual(127);
    expect(lineName('dfy', { key: 'coaching_sessions' })).toBe('Extra coaching session, 30 minutes');
  });

  it('are named by a boolean for the first of a product, as the documents say', () => {
    expect(bumpsFromWire('vip', {})).toEqual([]);
    expect(bumpsFromWire('vip', { order_bump: true })).toEqual(['vip_bump']);
    expect(bumpsFromWire('vip', { order_bump: true, order_bumps: ['vip_bump'] })).toEqual(['vip_bump']);
    expect(bumpsToWire('vip', [])).toEqual({ order_bump: false });
    expect(bumpsToWire('vip', ['vip_bump'])).toEqual({ order_bump: true });
  });

  it('keep a key that nobody sells, so that the call is refused and nothing is lost silently', () => {
    expect(bumpsFromWire('vip', { order_bumps: ['gone', 'dfy_bump'] })).toEqual(['gone', 'dfy_bump']);
  });

  it('are those of the order cards, and one that no page shows', () => {
    expect(shownBumps()).toEqual([
      { key: 'vip_bump', ...BUMPS.vip_bump, description: 'The best ten minutes of every interview, cut together.' },
      {
        key: 'implementation_bump',
        ...BUMPS.implementation_bump,
        description: 'Editable templates for an offer page, a welcome sequence, a handover brief and a price letter.',
      },
    ]);
    expect(bumpsOnCard('dfy')).toEqual([]);
    expect(PRODUCTS.map(firstBump)).toEqual([BUMPS.vip_bump, BUMPS.implementation_bump, BUMPS.dfy_bump]);
  });

  it('leave an old order a name when they are not sold any more', () => {
    expect(bumpName('sold_in_2024')).toBe('Add-on');
    expect(bumpName('toString')).toBe('Add-on');
  });
});

describe('one more row in the book', () => {
  const WORKBOOK: Bump = { product: 'vip', cents: 1_900, name: 'Workbook', card: { description: 'On paper.' } };
  const KEY = 'vip_workbook' as BumpKey;
  const SOLD = bumpsOf('vip');
  beforeEach(() => {
    Object.assign(BUMPS, { [KEY]: WORKBOOK });
  });
  afterEach(() => {
    Reflect.deleteProperty(BUMPS, KEY);
  });

  it('is an add-on with price and name, alone or beside the first', () => {
    const options = { product: 'vip', offer: 'active', coachingSessions: 0, plan: false, coupon: null } as const;
    const both = quote({ ...options, bumps: [KEY, 'vip_bump'] });
    expect(both.totalCents).toBe(PRICE_BOOK.vip.early + BUMPS.vip_bump.cents + 1_900);
    expect(both.lines.map((line) => lineName('vip', line))).toEqual([
      'VIP',
      'Speaker Interview Highlights Vault',
      'Workbook',
    ]);
    expect(quote({ ...options, bumps: [KEY] }).totalCents).toBe(PRICE_BOOK.vip.early + 1_900);
  });

  it('travels by its key, in the order of the book', () => {
    expect(bumpsOf('vip')).toEqual([...SOLD, KEY]);
    expect(bumpsToWire('vip', [KEY])).toEqual({ order_bump: false, order_bumps: [KEY] });
    expect(bumpsFromWire('vip', { order_bump: true, order_bumps: [KEY] })).toEqual(['vip_bump', KEY]);
  });

  it('has a price in the CMS, a place in the terms, and is below what a test code takes off', () => {
    expect(pricingItemPrices(bumpItemId(KEY))).toEqual({ priceCents: 1_900, originalPriceCents: null });
    expect(contentFigures(COPY).add_ons).toContain('the Workbook with VIP for $19');
    const addOns = bumpsOf('vip').map((key) => BUMPS[key].cents);
    const most = addOns.reduce((sum, cents) => sum + cents, PRICE_BOOK.vip.regular);
    expect(couponToWire({ type: 'fixed_price', cents: 100 }, 'vip')).toEqual({ type: 'amount', value: most / 100 });
  });
});

describe('a product whose add-on is taken out of the book', () => {
  const { dfy_bump: row } = BUMPS;
  beforeEach(() => {
    Reflect.deleteProperty(BUMPS, 'dfy_bump');
  });
  afterEach(() => {
    Object.assign(BUMPS, { dfy_bump: row });
  });

  it('has none, and a call that still asks for it is refused', () => {
    expect([firstBump('dfy'), bumpsToWire('dfy', [])]).toEqual([undefined, { order_bump: false }]);
    const bumps = bumpsFromWire('dfy', { order_bump: true });
    const options = { product: 'dfy', offer: 'active', coachingSessions: 0, plan: false, coupon: null } as const;
    expect(bumps).toHaveLength(1);
    expect(quoteRefusal({ ...options, bumps })).toBe('bump_not_offered');
  });
});
