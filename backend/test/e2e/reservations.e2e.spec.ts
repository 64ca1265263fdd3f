import type { ValidateCouponResponse, ValidateDiscountResponse } from '@summit/contracts';
import { dollars, PRICE_BOOK, shareOf } from '@summit/pricing';
import { MINUTE_MS } from '@summit/rules';
import { signInAdmin } from '../harness/admin.js';
import { BuyerBrowser } from '../harness/buyer-browser.js';
import { startOutsideWorld, type OutsideWorld } from '../harness/outside-world.js';
import { json, read, startApp, type RunningApp } from '../harness/running-app.js';

let blocks = 0;
/** An address in a network block of its own. */
const elsewhere = (): string => {
  blocks += 1;
  return `203.${Math.floor(blocks / 250)}.${blocks % 250}.7`;
};

// C-111
describe('what open payments keep from others', () => {
  let outside: OutsideWorld;
  let running: RunningApp;
  let admin: { authorization: string };
  let buyers = 0;
  beforeAll(async () => {
    outside = await startOutsideWorld();
    running = await startApp({ env: outside.env });
    running.clock.set(Date.now());
    admin = await signInAdmin(running);
  });
  afterAll(async () => {
    await running.stop();
    await outside.stop();
  });

  const newBuyer = (from = elsewhere()): BuyerBrowser => {
    const buyer = new BuyerBrowser(running, `reserves-${(buyers += 1)}@example.com`);
    buyer.from = from;
    return buyer;
  };
  const addCode = async (code: string, max_uses: number, product_type = 'vip') => {
    const draft = { code, max_uses, product_type, with_bump: false, payment_methods: ['stripe', 'paypal'] };
    const discount = { discount_type: 'percent', discount_value: 50, validity_days: 0 };
    const path = '/api/admin/dashboard/create-promo-code';
    await running.fetch(path, json({ ...draft, ...discount }, admin));
  };
  const validate = (buyer: BuyerBrowser, coupon_code: string) =>
    buyer.post<ValidateCouponResponse>('/api/validate-stripe-coupon', { coupon_code, product_type: 'vip' });
  const codesOf = (answers: { http: number; code?: string }[]) => {
    const codes = answers.map(({ http, code }) => (http === 200 ? 'open' : (code ?? String(http))));
    return Object.fromEntries(
      [...new Set(codes)].toSorted().map((one) => [one, codes.filter((c) => c === one).length]),
    );
  };

  it('is said to others, with the time, and not to the buyer who holds it', async () => {
    await addCode('LAST-ONE', 1);
    const [zoe, kai] = [newBuyer(), newBuyer()];
    await zoe.wallet('vip', { discount_code: 'LAST-ONE' });
    running.clock.advance(2 * MINUTE_MS + 1);
    const text = 'All uses are taken right now. One may come free in 13 minutes.';
    expect(await validate(kai, 'LAST-ONE')).toMatchObject({ http: 200, valid: false, message: text });
    expect(await kai.checkout('vip', { coupon_code: 'LAST-ONE' })).toMatchObject({
      http: 409,
      code: 'code_reserved',
      detail: text,
      retryAfter: 13 * 60,
    });
    expect(await validate(zoe, 'LAST-ONE')).toMatchObject({ http: 200, valid: true });
    expect(await zoe.checkout('vip', { coupon_code: 'LAST-ONE' })).toMatchObject({ http: 200 });
  });

  it('are the three uses there are, whoever of twelve comes first', async () => {
    await addCode('THREE', 3);
    const rush = Array.from({ length: 12 }, () => newBuyer());
    const answers = await Promise.all(rush.map((buyer) => buyer.checkout('vip', { coupon_code: 'THREE' })));
    expect(codesOf(answers)).toEqual({ open: 3, code_reserved: 9 });
  });

  it('are four places for one network block, however many browsers it has at once', async () => {
    await addCode('PLENTY', 40);
    const from = (host: number) => `192.0.2.${host}`;
    const hoard = Array.from({ length: 9 }, (_, host) => newBuyer(from(host + 1)));
    const answers = await Promise.all(
      hoard.map((buyer, index) =>
        index % 2 ? buyer.checkout('vip', { coupon_code: 'PLENTY' }) : buyer.wallet('vip', { discount_code: 'PLENTY' }),
      ),
    );
    expect(codesOf(answers)).toEqual({ open: 4, reservations_open: 5 });
    expect(await newBuyer().checkout('vip', { coupon_code: 'PLENTY' })).toMatchObject({ http: 200 });
    expect(await newBuyer(from(10)).checkout('vip')).toMatchObject({ http: 200 });
  });

  it('are two places for one browser', async () => {
    await Promise.all([addCode('V', 9), addCode('I', 9, 'implementation'), addCode('D', 9, 'dfy')]);
    const buyer = newBuyer();
    await buyer.checkout('vip');
    const answers = await Promise.all(
      Object.entries({ vip: 'V', implementation: 'I', dfy: 'D' }).map(([product, coupon_code]) => {
        const tab = newBuyer();
        tab.cookie = buyer.cookie;
        return tab.checkout(product, { coupon_code });
      }),
    );
    expect(codesOf(answers)).toEqual({ open: 2, reservations_open: 1 });
  });

  it('are spots, too', async () => {
    await running.rows(
      `insert into setting (key, value) select 'payments.enforce_spots.dfy', to_jsonb(2 + count(*)) from purchase_order
       where product = 'dfy' and status = 'pending'`,
    );
    const rush = Array.from({ length: 6 }, () => newBuyer());
    const answers = await Promise.all(rush.map((buyer) => buyer.wallet('dfy')));
    expect(codesOf(answers)).toEqual({ open: 2, spots_reserved: 4 });
    expect(answers.find(({ http }) => http === 409)?.detail).toBe(
      'All spots are taken right now. One may come free in 15 minutes.',
    );
    await running.rows(`delete from setting where key = 'payments.enforce_spots.dfy'`);
  });

  it('keeps no network block for longer than 30 days', async () => {
    const [row] = await running.rows<{ kept: number; readable: number }>(
      `select count(client_block)::int as kept, count(*) filter (where client_block like '%203.%')::int as readable from purchase_order`,
    );
    expect(row!.kept).toBeGreaterThan(0);
    expect(row!.readable).toBe(0);
  });

  // F-218
  it('does not change that a discount is quoted at the price that the buyer would pay', async () => {
    await addCode('HALF-OFF', 0, 'implementation');
    const buyer = newBuyer();
    await buyer.startTimer('implementation');
    const quoted = () =>
      buyer.post<ValidateDiscountResponse>('/api/paypal/validate-discount', {
        discount_code: 'HALF-OFF',
        product_type: 'implementation',
        session_id: buyer.sessionId,
      });
    const { early, regular } = PRICE_BOOK.implementation;
    expect(await quoted()).toMatchObject({
      original_price: dollars(early),
      discounted_price: dollars(early - shareOf(early, 5_000)),
    });
    running.clock.advance(17 * MINUTE_MS);
    const after = await quoted();
    expect(after).toMatchObject({ original_price: dollars(regular) });
    const { quote } = await buyer.wallet('implementation', { discount_code: 'HALF-OFF' });
    expect(after).toMatchObject({ discounted_price: quote.total });
  });

  it('is asked for in the words of an expired purchase session when the id is none', async () => {
    const body = { coupon_code: 'THREE', product_type: 'vip', session_id: 'x' };
    expect((await read(running.fetch('/api/validate-stripe-coupon', json(body)))).code).toBe(
      'purchase_session_required',
    );
  });
});
