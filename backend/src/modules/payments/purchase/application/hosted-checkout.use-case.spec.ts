import { DAY_MS } from '@summit/rules';
import { randomUUID } from 'node:crypto';
import { BUMPS, PRICE_BOOK, PRICE_BOOK_VERSION } from '@summit/pricing';
import { MINUTE_MS } from '@summit/rules';
import { PriceChanged } from './price-changed.js';
import { PurchaseKit } from './purchase-kit.fake.js';

const PRICE = PRICE_BOOK.vip.early;
const BUMP = BUMPS.vip_bump.cents;

describe('a hosted checkout', () => {
  let kit: PurchaseKit;
  beforeEach(() => {
    kit = new PurchaseKit();
  });
  const open = (overrides: Parameters<PurchaseKit['openCheckout']>[0] = {}) => kit.openCheckout(overrides);

  it('writes the order with its frozen quote before the provider is called', async () => {
    kit.cards.disturb('timeout');
    await open({ bumps: ['vip_bump'], affiliateCode: 'AMARA' }).catch(() => undefined);
    expect(kit.orders.rows).toMatchObject([
      {
        status: 'pending',
        provider: 'stripe',
        email: 'zoe@example.com',
        name: 'Zoe',
        affiliateCode: 'AMARA',
        buyerId: kit.buyerId,
        quote: { totalCents: PRICE + BUMP, priceBook: PRICE_BOOK_VERSION },
      },
    ]);
  });

  it('sends quote, key, addresses and an end that was computed once', async () => {
    kit.cards.disturb('lost_answer');
    await open().catch(() => undefined);
    await open();
    const [first, repeat] = kit.cards.checkoutCalls;
    const [order] = kit.orders.rows;
    expect(first).toMatchObject({
      orderId: order!.id,
      key: `order:${order!.id}:checkout:1`,
      customerRef: null,
      email: 'zoe@example.com',
      successUrl: 'https://funnel.test/success?session_id={CHECKOUT_SESSION_ID}&product=vip',
      cancelUrl: 'https://funnel.test/vip',
      expiresAt: kit.clock.now() + 31 * MINUTE_MS,
    });
    expect(repeat).toEqual(first);
    expect(kit.cards.checkouts).toHaveLength(1);
  });

  it('never lets a placeholder reach the provider', async () => {
    await open({ email: null, name: null });
    expect(kit.cards.checkoutCalls[0]).toMatchObject({ email: null, customerRef: null });
    expect(kit.orders.rows[0]).toMatchObject({ email: null, name: null });
  });

  it('knows the customer again in the browser that paid before, and in no other', async () => {
    await kit.buyVip();
    const { customerRef } = kit.savedCards.saved[0]!;
    await open({ product: 'implementation' });
    expect(kit.cards.checkoutCalls.at(-1)).toMatchObject({ customerRef });
    await open({ product: 'implementation', sessionId: 'other-session', buyerId: randomUUID() });
    expect(kit.cards.checkoutCalls.at(-1)).toMatchObject({ customerRef: null });
  });

  it('answers the same page to the same purchase', async () => {
    const first = await open();
    expect(await open()).toEqual(first);
    expect(kit.orders.rows).toHaveLength(1);
    expect(kit.cards.checkoutCalls).toHaveLength(1);
  });

  it('opens one page for twenty calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => open()));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(kit.cards.checkouts).toHaveLength(1);
    expect(kit.orders.rows).toHaveLength(1);
  });

  it('closes the page before it opens another one for other options', async () => {
    await open();
    const { quote } = await open({ bumps: ['vip_bump'] });
    expect(quote.totalCents).toBe(PRICE + BUMP);
    expect(kit.cards.checkouts.map(({ state }) => state)).toEqual(['expired', 'open']);
    expect(kit.orders.rows.map(({ status }) => status)).toEqual(['failed', 'pending']);
    expect(kit.outbox.jobs).toMatchObject([
      {
        task: 'event/order.status_changed',
        payload: { order_id: kit.orders.rows[0]!.id, from: 'pending', to: 'failed', change: 'abandoned' },
      },
    ]);
  });

  it('opens a new page in the same order when the old one is about to end', async () => {
    const first = await open();
    kit.clock.advance(30 * MINUTE_MS);
    const second = await open();
    expect(second.url).not.toBe(first.url);
    expect(kit.orders.rows).toHaveLength(1);
    expect(kit.cards.checkouts.map(({ state }) => state)).toEqual(['expired', 'open']);
    expect(kit.cards.checkoutCalls.map(({ key }) => key.split(':').at(-1))).toEqual(['1', '2']);
  });

  it('closes what the same browser has open for the product in another session', async () => {
    await open();
    await open({ sessionId: 'another-tab' });
    expect(kit.cards.checkouts.map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  it('leaves the page of a stranger with the same address alone', async () => {
    await open();
    await open({ sessionId: 'session-of-a-stranger', buyerId: randomUUID() });
    expect(kit.cards.checkouts.map(({ state }) => state)).toEqual(['open', 'open']);
  });

  it('gives nobody the card of an order that two browsers asked for', async () => {
    await open();
    await open({ buyerId: randomUUID() });
    expect(kit.cards.checkouts).toHaveLength(1);
    await kit.payNewestPage();
    expect(kit.orders.rows).toMatchObject([{ status: 'completed', buyerId: null }]);
    expect(kit.savedCards.saved).toEqual([]);
  });

  describe('of something that is paid', () => {
    it('leads to the page after the purchase and takes no more money', async () => {
      await kit.buyVip();
      const { url, alreadyOwned } = await open({ couponCode: 'USED-UP-SINCE' });
      expect(alreadyOwned).toBe(true);
      expect(url).toBe('https://funnel.test/success?session_id=session-of-zoe&product=vip');
      expect(kit.cards.checkouts).toHaveLength(1);
    });

    it('in another session of this browser is refused', async () => {
      await kit.buyVip();
      await expect(open({ sessionId: 'another-session' })).rejects.toMatchObject({ code: 'already_purchased' });
    });

    it('in another browser is not, because an address proves nothing', async () => {
      await kit.buyVip();
      await expect(open({ sessionId: 'another-session', buyerId: randomUUID() })).resolves.toBeDefined();
    });

    // C-116, D-145
    it('in other browsers is warned of once, and refused after a second payment, for thirty days', async () => {
      await kit.buyVip();
      const elsewhere = (number: number) => open({ sessionId: `elsewhere-${number}`, buyerId: randomUUID() });
      expect(await elsewhere(1)).toMatchObject({ earlierOrderAt: kit.clock.now() });
      // One page at a time: a stranger could pay many that are open.
      await expect(elsewhere(2)).rejects.toMatchObject({ code: 'already_purchased' });
      await kit.payNewestPage();
      await expect(elsewhere(3)).rejects.toMatchObject({ code: 'already_purchased' });
      await expect(
        kit.createWalletOrder.execute({
          purchase: kit.purchase({ sessionId: 'elsewhere-4', buyerId: randomUUID() }),
          returnUrl: 'https://funnel.test/back',
          cancelUrl: 'https://funnel.test/vip',
        }),
      ).rejects.toMatchObject({ code: 'already_purchased' });
      kit.clock.advance(30 * DAY_MS + 1);
      expect(await elsewhere(5)).toMatchObject({ earlierOrderAt: expect.any(Number) });
    });

    it('for another person in this browser is not', async () => {
      await kit.buyVip();
      await expect(open({ sessionId: 'another-session', email: 'kai@example.com' })).resolves.toBeDefined();
    });

    it('is found although its notification has not arrived', async () => {
      await open();
      const { ref } = kit.cards.checkouts[0]!;
      kit.stripe.tell('checkout', ref, [kit.cards.pay(ref)]);
      const { url } = await open({ bumps: ['vip_bump'] });
      expect(url).toContain('/success?session_id=session-of-zoe');
      expect(kit.cards.checkouts).toHaveLength(1);
    });

    it('waits while the provider can not be asked about it', async () => {
      await open();
      kit.cards.pay(kit.cards.checkouts[0]!.ref);
      kit.stripe.unavailable();
      await expect(open({ bumps: ['vip_bump'] })).rejects.toMatchObject({ code: 'payment_unknown', status: 503 });
      expect(kit.cards.checkouts).toHaveLength(1);
    });
  });

  describe('that fails', () => {
    it('says so with the text of the page', async () => {
      kit.cards.refuseNextCheckout();
      await expect(open()).rejects.toMatchObject({ code: 'checkout_unavailable', status: 503 });
    });

    it('begins again under a new key after a refusal', async () => {
      kit.cards.refuseNextCheckout();
      await open().catch(() => undefined);
      await open();
      expect(kit.cards.checkoutCalls.map(({ key }) => key.split(':').at(-1))).toEqual(['1', '2']);
    });

    it('finds the page that an earlier call opened without hearing of it', async () => {
      kit.cards.disturb('lost_answer');
      await expect(open()).rejects.toMatchObject({ code: 'checkout_unavailable' });
      const { url } = await open();
      expect(kit.cards.checkouts).toMatchObject([{ url }]);
      expect(new Set(kit.cards.checkoutCalls.map(({ key }) => key)).size).toBe(1);
    });

    it('takes a new key when the provider does not take the earlier call any more', async () => {
      kit.cards.disturb('timeout');
      await open().catch(() => undefined);
      kit.cards.refuseNextCheckout('expires_at is too soon');
      const { url } = await open();
      expect(kit.cards.checkouts).toMatchObject([{ url }]);
      expect(kit.cards.checkoutCalls.at(-1)!.key).toMatch(/:checkout:2$/);
    });

    it('closes the page of an earlier call of which only the key is known', async () => {
      kit.cards.disturb('lost_answer');
      await open().catch(() => undefined);
      await open({ bumps: ['vip_bump'] });
      expect(kit.cards.checkouts.map(({ state }) => state)).toEqual(['expired', 'open']);
    });
  });

  it('refuses a price that the buyer did not see', async () => {
    await expect(open({ expectedTotalCents: 100 })).rejects.toBeInstanceOf(PriceChanged);
    await expect(open({ expectedTotalCents: PRICE })).resolves.toBeDefined();
  });

  it('refuses a sold out product, and counts who is just paying (C-017)', async () => {
    kit.orders.limits.set('vip', 1);
    await open();
    const second = { sessionId: 'session-of-kai', buyerId: randomUUID(), email: 'kai@example.com' };
    await expect(open(second)).rejects.toMatchObject({
      code: 'spots_reserved',
      message: 'All spots are taken right now. One may come free in 31 minutes.',
      status: 409,
    });
    await expect(open()).resolves.toBeDefined();
    await kit.payNewestPage();
    await expect(open(second)).rejects.toMatchObject({ code: 'sold_out', status: 409 });
  });

  describe('of a plan', () => {
    it('opens a page for three payments that add up', async () => {
      const { quote } = await open({ product: 'dfy', plan: true });
      expect(quote.installments).toEqual([83_233, 83_233, 83_234]);
      expect(kit.cards.checkouts).toMatchObject([{ plan: true }]);
      expect(kit.cards.checkoutCalls[0]!.key).toMatch(/:plan:1$/);
    });

    it('closes the page for paying in full first, and the other way round', async () => {
      await open({ product: 'dfy' });
      await open({ product: 'dfy', plan: true });
      await open({ product: 'dfy' });
      expect(kit.cards.checkouts.map(({ plan, state }) => [plan, state])).toEqual([
        [false, 'expired'],
        [true, 'expired'],
        [false, 'open'],
      ]);
    });

    it('is for dfy only', async () => {
      await expect(open({ product: 'implementation', plan: true })).rejects.toMatchObject({
        code: 'payment_plan_not_offered',
      });
    });

    it('says so when the provider can not open it', async () => {
      kit.cards.disturb('timeout');
      await expect(open({ product: 'dfy', plan: true })).rejects.toMatchObject({ code: 'payment_plan_unavailable' });
    });
  });
});
