import { dollars, PRICE_BOOK } from '@summit/pricing';
import { randomUUID } from 'node:crypto';
import type { Provider } from '@summit/rules';
import { BuyerBrowser } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { freshAddress, json, startApp, type RunningApp } from '../harness/running-app.js';

describe('a purchase that is tampered with', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let buyers = 0;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ env: outside.env });
    running.clock.set(Date.now());
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const newBuyer = () => new BuyerBrowser(running, `attacker-${(buyers += 1)}@example.com`);
  const ordersOf = (buyer: BuyerBrowser) =>
    running.rows<{ total_cents: number }>('select * from purchase_order where session_id = $1', [buyer.sessionId]);
  interface Code {
    product?: string;
    providers?: Provider[];
    maxUses?: number;
    redeemed?: number;
    /** Milliseconds from now. */
    endsIn?: number;
  }
  const aCode = async ({
    product = 'vip',
    providers = ['stripe', 'paypal'],
    maxUses = 0,
    redeemed = 0,
    endsIn,
  }: Code) => {
    const id = randomUUID();
    const code = `CODE-${id}`.toUpperCase();
    await running.rows(
      `insert into promo_code (id, code, product, with_bump, discount_type, discount_value, max_uses, redeemed_count, expires_at, created_at)
       values ($1, $2, $3, false, 'amount', 1000, $4, $5, to_timestamp($6::float8 / 1000), now())`,
      [id, code, product, maxUses, redeemed, endsIn === undefined ? null : running.clock.now() + endsIn],
    );
    for (const provider of providers)
      await running.rows(
        `insert into promo_code_provider (promo_code_id, provider, status) values ($1, $2, 'active')`,
        [id, provider],
      );
    return code;
  };

  it.each([
    'amount',
    'amount_cents',
    'price',
    'total',
    'discount',
    'total_cents',
    'quote',
    'is_test',
    'buyer_id',
    'status',
  ])('by a field %s is answered with the quote of the price book (C-114, F-230)', async (field) => {
    const body = { [field]: 1 };
    const [card, plan, wallet] = [newBuyer(), newBuyer(), newBuyer()];
    expect(await card.checkout('vip', body)).toMatchObject({
      http: 200,
      quote: { total: dollars(PRICE_BOOK.vip.early) },
    });
    expect(await plan.plan(body)).toMatchObject({ http: 200, quote: { total: dollars(PRICE_BOOK.dfy.early) } });
    expect(await wallet.wallet('vip', body)).toMatchObject({
      http: 200,
      quote: { total: dollars(PRICE_BOOK.vip.early) },
    });
    expect(await newBuyer().oneClick('vip', body)).toMatchObject({ http: 402 });
    const orders = await Promise.all([card, plan, wallet].map(ordersOf));
    expect(orders.flat().map(({ total_cents }) => total_cents)).toEqual([
      PRICE_BOOK.vip.early,
      PRICE_BOOK.dfy.early,
      PRICE_BOOK.vip.early,
    ]);
  });

  it('by an unknown field of any other call is refused', async () => {
    const buyer = newBuyer();
    expect(await buyer.startTimer('vip', { amount: 1 })).toMatchObject({ http: 400, code: 'unknown_field' });
    const coupon = { coupon_code: 'EARLY', product_type: 'vip', amount: 1 };
    expect(await buyer.post('/api/validate-stripe-coupon', coupon)).toMatchObject({ http: 400, code: 'unknown_field' });
  });

  it('by an expected total is not charged that total', async () => {
    const buyer = newBuyer();
    expect(await buyer.checkout('vip', { expected_total_cents: 100 })).toMatchObject({
      http: 409,
      code: 'price_changed',
    });
    expect(await ordersOf(buyer)).toEqual([]);
  });

  // F-195
  it('by options that do not exist is refused', async () => {
    const buyer = newBuyer();
    expect(await buyer.checkout('vip', { coaching_sessions: 1 })).toMatchObject({ code: 'coaching_not_offered' });
    expect(await buyer.checkout('dfy', { coaching_sessions: 11 })).toMatchObject({ code: 'coaching_sessions_invalid' });
    expect(await buyer.checkout('dfy', { coaching_sessions: -1 })).toMatchObject({ code: 'coaching_sessions_invalid' });
    expect(await buyer.checkout('gold')).toMatchObject({ code: 'product_invalid' });
    expect(await buyer.plan({ product_type: 'vip' })).toMatchObject({
      quote: { total: dollars(PRICE_BOOK.dfy.early) },
    });
  });

  // F-219
  it('by a code that is not for it is refused', async () => {
    const buyer = newBuyer();
    const refused = async (coupon_code: string) => (await buyer.checkout('vip', { coupon_code })).code;
    expect(await refused('NO-SUCH-CODE')).toBe('coupon_invalid');
    expect(await refused(await aCode({ product: 'dfy' }))).toBe('code_wrong_product');
    expect(await refused(await aCode({ providers: ['paypal'] }))).toBe('coupon_invalid');
    expect(await refused(await aCode({ endsIn: -1 }))).toBe('code_expired');
    expect(await refused(await aCode({ maxUses: 2, redeemed: 2 }))).toBe('code_used_up');
    const stripeOnly = await aCode({ providers: ['stripe'] });
    expect(await buyer.wallet('vip', { discount_code: stripeOnly })).toMatchObject({ code: 'discount_invalid' });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await buyer.checkout('vip', { coupon_code: stripeOnly })).toMatchObject({
      http: 200,
      quote: { total: dollars(PRICE_BOOK.vip.early - 1_000) },
    });
  });

  // F-219
  it('by forty buyers of a code with three uses gives three of them the price', async () => {
    const coupon_code = await aCode({ maxUses: 3 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => newBuyer().checkout('vip', { coupon_code })));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'code_reserved')).toHaveLength(37);
    expect(await running.rows('select reserved_count from promo_code where code = $1', [coupon_code])).toEqual([
      { reserved_count: 3 },
    ]);
  });

  // F-330
  it('in quick succession is stopped per e-mail address too, from however many networks', async () => {
    const buyer = newBuyer();
    const statuses = [];
    for (let i = 0; i < 66; i += 1) statuses.push((await buyer.oneClick('implementation')).http);
    expect(statuses[0]).toBe(402);
    expect(statuses.at(-1)).toBe(429);
    expect(await newBuyer().oneClick('implementation')).toMatchObject({ http: 402 });
  });

  it('in quick succession is stopped, per address', async () => {
    const from = freshAddress();
    const buyer = newBuyer();
    const body = { email: buyer.email, session_id: buyer.sessionId, product_type: 'implementation' };
    const press = () => running.fetch('/api/stripe/one-click-charge', { ...json(body), from });
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await press()).status);
    expect(statuses).toEqual([402, 402, 402, 402, 402, 429]);
    expect((await press()).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
