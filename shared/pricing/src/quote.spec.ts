import type { Product } from '@summit/rules';
import { BUMPS, type BumpKey } from './bumps.js';
import type { Coupon } from './coupon.js';
import { shareOf } from './money.js';
import { PRICE_BOOK } from './price-book.js';
import { quote, quoteRefusal, type OfferState, type QuoteOptions } from './quote.js';

const percent = (value: number): Coupon => ({ type: 'percent', basisPoints: value * 100 });
const amount = (cents: number): Coupon => ({ type: 'amount', cents });
const TEST_CODE: Coupon = { type: 'fixed_price', cents: 100 };

const options = (product: Product, offer: OfferState, more: Partial<QuoteOptions> = {}): QuoteOptions => ({
  product,
  offer,
  bumps: [],
  coachingSessions: 0,
  plan: false,
  coupon: null,
  ...more,
});

type Vector = [
  number: number,
  options: QuoteOptions,
  amounts: [subtotal: number, discount: number, total: number, installments?: number[]],
];

const PRICE = PRICE_BOOK.vip.early;
const BUMP = BUMPS.vip_bump.cents;
const share = (percents: number): number => shareOf(PRICE, percents * 100);

/** The table of payments.md 3.4, by its numbers; what VIP costs is what the price book says. */
const VECTORS: Vector[] = [
  [1, options('vip', 'active'), [PRICE, 0, PRICE]],
  [2, options('vip', 'expired'), [PRICE, 0, PRICE]],
  [3, options('vip', 'active', { bumps: ['vip_bump'] }), [PRICE + BUMP, 0, PRICE + BUMP]],
  [5, options('vip', 'active', { coupon: amount(1_000) }), [PRICE, 1_000, PRICE - 1_000]],
  [
    6,
    options('vip', 'active', { bumps: ['vip_bump'], coupon: amount(1_000) }),
    [PRICE + BUMP, 1_000, PRICE + BUMP - 1_000],
  ],
  [7, options('vip', 'active', { coupon: percent(50) }), [PRICE, share(50), PRICE - share(50)]],
  [9, options('vip', 'active', { coupon: percent(15) }), [PRICE, share(15), PRICE - share(15)]],
  [11, options('vip', 'active', { coupon: percent(99) }), [PRICE, PRICE - 100, 100]],
  [12, options('vip', 'active', { coupon: percent(100) }), [PRICE, PRICE - 100, 100]],
  [14, options('vip', 'active', { coupon: amount(999_900) }), [PRICE, PRICE - 100, 100]],
  [15, options('vip', 'active', { coupon: TEST_CODE }), [PRICE, PRICE - 100, 100]],
  [18, options('implementation', 'active'), [9_700, 0, 9_700]],
  [19, options('implementation', 'expired'), [19_700, 0, 19_700]],
  [20, options('implementation', 'active', { bumps: ['implementation_bump'] }), [10_900, 0, 10_900]],
  [22, options('implementation', 'active', { coachingSessions: 1 }), [19_700, 0, 19_700]],
  [23, options('implementation', 'active', { coachingSessions: 10 }), [109_700, 0, 109_700]],
  [26, options('implementation', 'active', { coupon: percent(50) }), [9_700, 4_850, 4_850]],
  [
    27,
    options('implementation', 'active', { bumps: ['implementation_bump'], coachingSessions: 2, coupon: percent(50) }),
    [30_900, 4_850, 26_050],
  ],
  [28, options('implementation', 'expired', { coupon: percent(50) }), [19_700, 9_850, 9_850]],
  [31, options('implementation', 'active', { coupon: percent(100) }), [9_700, 9_600, 100]],
  [36, options('dfy', 'active'), [249_700, 0, 249_700]],
  [37, options('dfy', 'expired'), [499_700, 0, 499_700]],
  [38, options('dfy', 'active', { bumps: ['dfy_bump'] }), [499_700, 0, 499_700]],
  [40, options('dfy', 'active', { coachingSessions: 4 }), [289_700, 0, 289_700]],
  [41, options('dfy', 'active', { coupon: percent(50) }), [249_700, 124_850, 124_850]],
  [44, options('dfy', 'active', { coupon: amount(50_000) }), [249_700, 50_000, 199_700]],
  [45, options('dfy', 'active', { coupon: TEST_CODE }), [249_700, 249_600, 100]],
  [46, options('dfy', 'active', { plan: true }), [249_700, 0, 249_700, [83_233, 83_233, 83_234]]],
  [49, options('dfy', 'active', { plan: true, coachingSessions: 2 }), [269_700, 0, 269_700, [89_900, 89_900, 89_900]]],
  [
    50,
    options('dfy', 'active', { plan: true, bumps: ['dfy_bump'] }),
    [499_700, 0, 499_700, [166_566, 166_567, 166_567]],
  ],
  [
    52,
    options('dfy', 'active', { plan: true, coupon: percent(50) }),
    [249_700, 124_850, 124_850, [41_616, 41_617, 41_617]],
  ],
  [55, options('dfy', 'active', { plan: true, coupon: TEST_CODE }), [249_700, 249_400, 300, [100, 100, 100]]],
];

describe('quote', () => {
  // F-004
  it.each(VECTORS)('gives the amounts of vector %d: %j', (_number, vector, amounts) => {
    const [subtotalCents, discountCents, totalCents, installments = null] = amounts;
    expect(quote(vector)).toMatchObject({
      subtotalCents,
      discountCents,
      totalCents,
      installments,
    });
  });

  it('names every line of an order with its quantity and amount', () => {
    expect(
      quote(options('implementation', 'expired', { bumps: ['implementation_bump'], coachingSessions: 3 })).lines,
    ).toEqual([
      { key: 'base', quantity: 1, unitCents: 19_700, amountCents: 19_700 },
      { key: 'order_bump', bump: 'implementation_bump', quantity: 1, unitCents: 1_200, amountCents: 1_200 },
      { key: 'coaching_sessions', quantity: 3, unitCents: 10_000, amountCents: 30_000 },
    ]);
  });

  it.each([
    ['vip', 'active', 'single_price'],
    ['vip', 'expired', 'single_price'],
    ['implementation', 'active', 'offer_active'],
    ['dfy', 'expired', 'offer_expired'],
  ] as const)('says why %s costs what it costs when the offer is %s', (product, offer, reason) => {
    expect(quote(options(product, offer)).priceReason).toBe(reason);
  });

  it('counts a percentage on the whole subtotal for vip and dfy, and on the base price alone for implementation', () => {
    const discountOf = (product: Product) =>
      quote(options(product, 'active', { bumps: [`${product}_bump`], coupon: percent(10) })).discountCents;
    expect([discountOf('vip'), discountOf('dfy'), discountOf('implementation')]).toEqual([
      shareOf(PRICE + BUMP, 1_000),
      49_970,
      970,
    ]);
  });

  it.each([
    [17, options('vip', 'active', { coachingSessions: 1 }), 'coaching_not_offered'],
    [34, options('implementation', 'active', { coachingSessions: 11 }), 'coaching_sessions_invalid'],
    [35, options('implementation', 'active', { plan: true }), 'payment_plan_not_offered'],
    [58, options('nope' as Product, 'active'), 'product_invalid'],
  ])('refuses vector %d', (_number, refused, reason) => {
    expect(quoteRefusal(refused)).toBe(reason);
    expect(() => quote(refused)).toThrow(new RangeError(reason));
  });

  it.each([-1, 1.5, Number.NaN])('refuses %d coaching sessions', (coachingSessions) => {
    expect(quoteRefusal(options('dfy', 'active', { coachingSessions }))).toBe('coaching_sessions_invalid');
  });

  it('refuses a plan for vip', () => {
    expect(quoteRefusal(options('vip', 'active', { plan: true }))).toBe('payment_plan_not_offered');
  });

  it.each([[['dfy_bump']], [['vip_bump', 'vip_bump']], [['gone']], [['toString']]])('refuses %j on vip', (keys) => {
    expect(quoteRefusal(options('vip', 'active', { bumps: keys as BumpKey[] }))).toBe('bump_not_offered');
  });

  it('takes a product from nowhere but the price book', () => {
    expect(quoteRefusal(options('toString' as Product, 'active'))).toBe('product_invalid');
  });
});
