import { randomUUID } from 'node:crypto';
import { BUMPS, PRICE_BOOK, shareOf } from '@summit/pricing';
import { MINUTE_MS, type Product } from '@summit/rules';
import type { Purchase } from '../domain/purchase.js';
import { PurchaseKit } from './purchase-kit.fake.js';

const PRICE = PRICE_BOOK.vip.early;
const BUMP = BUMPS.vip_bump.cents;

describe('a hosted checkout with a code', () => {
  let kit: PurchaseKit;
  beforeEach(() => {
    kit = new PurchaseKit();
  });
  const open = (overrides: Parameters<PurchaseKit['openCheckout']>[0] = {}) => kit.openCheckout(overrides);

  it('takes the discount and keeps a use for the order', async () => {
    const id = kit.coupons.add({ code: 'HALF' });
    const { quote } = await open({ couponCode: 'HALF' });
    expect(quote).toMatchObject({ discountCents: shareOf(PRICE, 5_000), totalCents: PRICE - shareOf(PRICE, 5_000) });
    expect(kit.cards.checkoutCalls[0]).toMatchObject({ couponCode: 'HALF' });
    expect([...kit.coupons.uses.values()]).toMatchObject([
      { promoCodeId: id, state: 'reserved', until: kit.clock.now() + 31 * MINUTE_MS },
    ]);
  });

  it.each([
    ['an unknown one', 'NOPE', 'coupon_invalid'],
    ['one for another product', 'DFY-ONLY', 'code_wrong_product'],
    ['one for the other provider', 'PAYPAL-ONLY', 'coupon_invalid'],
    ['one that has expired', 'PAST', 'code_expired'],
  ])('refuses %s', async (_label, couponCode, code) => {
    kit.coupons.add({ code: 'DFY-ONLY', product: 'dfy' });
    kit.coupons.add({ code: 'PAYPAL-ONLY', providers: ['paypal'] });
    kit.coupons.add({ code: 'PAST', expiresAt: kit.clock.now() });
    await expect(open({ couponCode })).rejects.toMatchObject({ code, status: 400 });
    expect(kit.orders.rows).toEqual([]);
  });

  it('refuses one whose last use another buyer keeps', async () => {
    kit.coupons.add({ code: 'ONCE', maxUses: 1 });
    await open({ couponCode: 'ONCE' });
    await expect(
      open({ couponCode: 'ONCE', sessionId: 'session-of-kai', buyerId: randomUUID(), email: 'kai@example.com' }),
    ).rejects.toMatchObject({
      code: 'code_reserved',
      message: 'All uses are taken right now. One may come free in 31 minutes.',
    });
  });

  it('keeps two scarce places for one browser at most, and four for one network block (C-111)', async () => {
    const codes = ['vip', 'implementation', 'dfy'] as const;
    for (const product of codes) kit.coupons.add({ code: product.toUpperCase(), product, maxUses: 9 });
    const buy = (product: Product, sessionId: string, more: Partial<Purchase> = {}) =>
      open({ product, couponCode: product.toUpperCase(), sessionId, ...more });
    await buy('vip', 'zoe-vip');
    await buy('implementation', 'zoe-implementation');
    kit.clock.advance(19 * MINUTE_MS);
    await expect(buy('dfy', 'zoe-dfy')).rejects.toMatchObject({
      code: 'reservations_open',
      message: 'Too many payment pages are open for this. One of them ends in 12 minutes.',
    });
    // Without a scarce place there is nothing to keep from others.
    await open({ product: 'dfy', sessionId: 'zoe-dfy' });
    const stranger = () => ({ buyerId: randomUUID(), email: null });
    await buy('vip', 'kai', stranger());
    await buy('vip', 'ada', stranger());
    await expect(buy('vip', 'eve', stranger())).rejects.toMatchObject({ code: 'reservations_open' });
    await expect(buy('vip', 'ivy', { ...stranger(), clientBlock: 'elsewhere' })).resolves.toBeDefined();
    // An own page that is replaced makes room for its successor.
    await expect(buy('vip', 'zoe-vip', { bumps: ['vip_bump'] })).resolves.toBeDefined();
  });

  it('lets the buyer who keeps the last use go on with other options', async () => {
    kit.coupons.add({ code: 'ONCE', maxUses: 1 });
    await open({ couponCode: 'ONCE' });
    await expect(open({ couponCode: 'ONCE', bumps: ['vip_bump'] })).resolves.toMatchObject({
      quote: { totalCents: PRICE + BUMP - shareOf(PRICE + BUMP, 5_000) },
    });
    expect([...kit.coupons.uses.values()].map(({ state }) => state)).toEqual(['released', 'reserved']);
  });

  it('keeps the use as long as the newest page', async () => {
    kit.coupons.add({ code: 'ONCE', maxUses: 1 });
    await open({ couponCode: 'ONCE' });
    kit.clock.advance(30 * MINUTE_MS);
    await open({ couponCode: 'ONCE' });
    expect([...kit.coupons.uses.values()]).toMatchObject([
      { state: 'reserved', until: kit.clock.now() + 31 * MINUTE_MS },
    ]);
  });

  it('marks an order of a generated test code as a test', async () => {
    kit.coupons.add({ code: 'TEST-1', coupon: { type: 'fixed_price', cents: 100 }, isTest: true });
    const { quote } = await open({ couponCode: 'TEST-1', bumps: ['vip_bump'] });
    expect(quote.totalCents).toBe(100);
    expect(kit.orders.rows).toMatchObject([{ isTest: true }]);
  });
});
