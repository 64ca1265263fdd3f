import type {
  CreatePromoCodeResponse,
  GeneratePromoCodesResponse,
  ListAnswer,
  PromoCodeRow,
  PromoCodesResponse,
  ValidateCouponResponse,
  ValidateDiscountResponse,
} from '@summit/contracts';
import { BUMPS, dollars, PRICE_BOOK, PROMO_BOOK, shareOf } from '@summit/pricing';
import { signInAdmin } from '../harness/admin.js';
import { freshAddress, jobs, json, read, startApp, type RunningApp } from '../harness/running-app.js';

const DASHBOARD = '/api/admin/dashboard';
const CALLS: [method: string, path: string][] = [
  ['GET', 'promo-codes'],
  ['POST', 'create-promo-code'],
  ['DELETE', 'clear-expired-promo-codes'],
  ['POST', 'disable-all-promo-codes'],
  ['POST', 'generate-promo-codes'],
  ['POST', 'disable-promo-code'],
];
const DRAFT = {
  code: 'SPRING',
  product_type: 'vip',
  with_bump: false,
  payment_methods: ['paypal'],
  discount_type: 'percent',
  discount_value: 50,
  validity_days: 0,
  max_uses: 1,
};

describe('promo codes', () => {
  let running: RunningApp;
  let admin: { authorization: string };
  beforeAll(async () => {
    running = await startApp();
    admin = await signInAdmin(running);
  });
  afterAll(() => running.stop());

  const call = (method: string, path: string, body?: object) =>
    running.fetch(`${DASHBOARD}/${path}`, {
      method,
      headers: { ...admin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const create = (more: object = {}) =>
    read<CreatePromoCodeResponse>(call('POST', 'create-promo-code', { ...DRAFT, ...more }));
  const list = async (query = '') => (await read<ListAnswer<PromoCodeRow>>(call('GET', `promo-codes${query}`))).data;
  const coupon = (body: object, from = freshAddress()) =>
    running.fetch('/api/validate-stripe-coupon', { ...json(body), from });
  const discount = (body: object, from = freshAddress()) =>
    running.fetch('/api/paypal/validate-discount', { ...json(body), from });

  describe('the operator’s calls', () => {
    it.each(CALLS)('refuse everybody who is no administrator: %s %s', async (method, path) => {
      const url = `${DASHBOARD}/${path}`;
      const strangers: Record<string, string>[] = [{}, { authorization: 'Bearer forged' }];
      for (const headers of strangers) {
        const response = await running.fetch(url, { method, headers });
        expect(response.status).toBe(401);
        expect(await read(response)).toMatchObject({ success: false, code: 'unauthorized' });
      }
    });

    it('list a page where one is asked for, else all, with figures of all (A-102, A-116)', async () => {
      for (const code of ['PAGE-1', 'PAGE-2', 'PAGE-3']) await create({ code, product_type: 'dfy' });
      const page = (query: string) => read<PromoCodesResponse>(call('GET', `promo-codes?product_filter=dfy${query}`));
      const all = await page('');
      expect([all.total, all.data.length]).toEqual([3, 3]);
      expect(all.summary).toEqual({ usable: 3, expired: 0, times_redeemed: 0, used: 0, total_discount_given: '0.00' });
      expect(await page('&limit=2&skip=1')).toEqual({ ...all, data: all.data.slice(1, 3) });
      expect(await page('&limit=2&skip=3')).toEqual({ ...all, data: [] });
      expect((await call('GET', 'promo-codes?limit=0')).status).toBe(400);
    });

    it('create a code, list it, and disable it', async () => {
      expect(await create({ code: ' once-only ', with_bump: true })).toEqual({
        success: true,
        results: { stripe: { status: 'skipped' }, paypal: { status: 'created' }, errors: [] },
      });
      const listed = PROMO_BOOK.vip_bump;
      const charged = PRICE_BOOK.vip.early + BUMPS.vip_bump.cents;
      expect((await list()).filter(({ code }) => code === 'ONCE-ONLY')).toEqual([
        {
          code: 'ONCE-ONLY',
          payment_method: 'paypal',
          product_type: 'vip',
          with_bump: true,
          original_price: dollars(listed),
          final_price: dollars(listed - shareOf(listed, 5_000)),
          discount_amount: dollars(shareOf(listed, 5_000)),
          charged_price: dollars(charged - shareOf(charged, 5_000)),
          times_redeemed: 0,
          total_discount_given: '0.00',
          status: 'active',
        },
      ]);
      const disable = { code: 'once-only', payment_method: 'paypal' };
      expect(await read(call('POST', 'disable-promo-code', disable))).toEqual({
        success: true,
        message: 'ONCE-ONLY can no longer be used with PayPal.',
      });
      const again = await call('POST', 'disable-promo-code', disable);
      expect([again.status, (await read(again)).code]).toEqual([409, 'promo_code_not_active']);
    });

    //
    it('create the code although Stripe can not be reached, and keep a job that shows it there later', async () => {
      expect(await create({ code: 'LATER', payment_methods: ['stripe', 'paypal'] })).toMatchObject({
        success: true,
        results: { stripe: { status: 'created' }, paypal: { status: 'created' } },
      });
      expect((await list()).filter(({ code }) => code === 'LATER').map(({ status }) => status)).toEqual([
        'created',
        'active',
      ]);
      expect(await jobs(running, 'payments/mirror-promo-code', { code: 'LATER' })).toHaveLength(1);
    });

    //
    it('answer a second code of the same name with an error for each provider', async () => {
      await create({ code: 'TWICE' });
      expect(await create({ code: 'TWICE' })).toEqual({
        success: false,
        results: {
          stripe: { status: 'skipped' },
          paypal: { status: 'error' },
          errors: ['PayPal: This code already exists.'],
        },
        detail: 'PayPal: This code already exists.',
      });
    });

    it.each([
      [{ code: ' ' }, 'Please enter a promo code'],
      [{ payment_methods: [] }, 'Please select at least one payment method'],
      [{ payment_methods: ['bitcoin'] }, 'Some of the data is missing or not valid. Check it and try again.'],
      [{ product_type: 'nope' }, 'This product does not exist.'],
      [{ discount_value: 100 }, 'The discount must be under 100 percent.'],
      [
        { discount_type: 'amount', discount_value: dollars(PRICE_BOOK.vip.early) },
        'The discount must be less than the product price.',
      ],
      [{ discount_value: '50' }, 'The discount must be 0 or more, with two decimals at most.'],
      [{ discount_value: -0.01 }, 'The discount must be 0 or more, with two decimals at most.'],
      [{ max_uses: 0.5 }, 'Max uses must be a whole number, 0 or more. 0 means unlimited.'],
    ])('refuse %j', async (wrong, detail) => {
      const response = await call('POST', 'create-promo-code', { ...DRAFT, ...wrong });
      expect([response.status, (await read(response)).detail]).toEqual([400, detail]);
    });

    it('narrow the list to a product', async () => {
      await create({ code: 'FOR-DFY', product_type: 'dfy' });
      expect(new Set((await list('?product_filter=dfy')).map((row) => row.product_type))).toEqual(new Set(['dfy']));
      expect((await call('GET', 'promo-codes?product_filter=nope')).status).toBe(400);
    });

    it('generate test codes for every product and provider', async () => {
      const { codes } = await read<GeneratePromoCodesResponse>(call('POST', 'generate-promo-codes'));
      expect(codes.map(({ product_type, payment_method }) => `${product_type} ${payment_method}`)).toEqual([
        'vip stripe',
        'vip paypal',
        'implementation stripe',
        'implementation paypal',
        'dfy stripe',
        'dfy paypal',
      ]);
      const rows = await list();
      for (const { code } of codes)
        expect(rows.find((row) => row.code === code)).toMatchObject({ charged_price: 1, final_price: 1 });
    });

    it('clear what has ended, and disable everything else', async () => {
      await create({ code: 'SHORT', validity_days: 1 });
      running.clock.advance(86_400_000);
      admin = await signInAdmin(running);
      expect((await list()).find(({ code }) => code === 'SHORT')?.status).toBe('expired');
      expect(await read(call('DELETE', 'clear-expired-promo-codes'))).toEqual({
        success: true,
        deleted: { total: 1, stripe: 0, paypal: 1 },
      });
      const before = (await list()).filter(({ status }) => status === 'active' || status === 'created').length;
      expect(await read(call('POST', 'disable-all-promo-codes'))).toMatchObject({
        success: true,
        disabled: { total: before },
      });
      expect((await list()).every(({ status }) => status === 'inactive')).toBe(true);
    });
  });

  describe('a buyer’s code', () => {
    beforeAll(async () => {
      await create({ code: 'HALF', payment_methods: ['paypal'] });
      await create({ code: 'TEN', payment_methods: ['stripe'], discount_type: 'amount', discount_value: 10 });
    });

    //
    it('may take nothing off, and is taken all the same', async () => {
      const kinds = ['percent', 'amount'] as const;
      for (const kind of kinds) {
        const draft = { code: `NOTHING-${kind}`, payment_methods: ['stripe'], discount_type: kind, discount_value: 0 };
        expect(await create(draft)).toMatchObject({ success: true, results: { stripe: { status: 'created' } } });
        expect(
          await read<ValidateCouponResponse>(coupon({ coupon_code: draft.code, product_type: 'vip' })),
        ).toMatchObject({ valid: true, discount: { type: kind, value: 0 } });
      }
      const made = (await list()).filter(({ code }) => code.startsWith('NOTHING-'));
      expect(made.map(({ discount_amount, status }) => [discount_amount, status])).toEqual(
        kinds.map(() => [0, 'active']),
      );
    });

    // F-217
    it('is taken as it was typed', async () => {
      expect(await read<ValidateCouponResponse>(coupon({ coupon_code: ' ten ', product_type: 'vip' }))).toEqual({
        valid: true,
        message: 'Coupon applied.',
        coupon: 'TEN',
        discount: { type: 'amount', value: 10 },
      });
      expect(await read<ValidateDiscountResponse>(discount({ discount_code: 'half', product_type: 'vip' }))).toEqual({
        valid: true,
        message: 'Discount applied.',
        savings: dollars(shareOf(PRICE_BOOK.vip.early, 5_000)),
        discounted_price: dollars(PRICE_BOOK.vip.early - shareOf(PRICE_BOOK.vip.early, 5_000)),
        original_price: dollars(PRICE_BOOK.vip.early),
        discount: { type: 'percent', value: 50 },
      });
    });

    // F-220
    it('that is unknown and one of the other provider get the same answer', async () => {
      const answers = ['NOBODY', 'HALF', 'x'.repeat(40)].map((coupon_code) =>
        coupon({ coupon_code, product_type: 'vip' }),
      );
      for (const response of await Promise.all(answers)) {
        expect(response.status).toBe(200);
        expect(await read(response)).toEqual({ valid: false, message: 'Invalid coupon code' });
      }
      expect(await read(discount({ discount_code: 'TEN', product_type: 'vip' }))).toEqual({
        valid: false,
        message: 'Invalid discount code',
      });
    });

    // F-220
    it('of another product is refused with the reason', async () => {
      expect(await read(coupon({ coupon_code: 'TEN', product_type: 'dfy' }))).toEqual({
        valid: false,
        message: 'This code is for a different product.',
      });
    });

    it.each([{}, { coupon_code: '' }, { coupon_code: ' \t ' }, { coupon_code: 7 }])(
      'that is missing is asked for: %j',
      async (body) => {
        const response = await coupon({ ...body, product_type: 'vip' });
        expect([response.status, (await read(response)).detail]).toEqual([400, 'Please enter a coupon code']);
      },
    );

    it('that is missing is asked for in the words of PayPal’s field', async () => {
      const response = await discount({ discount_code: ' ', product_type: 'vip' });
      expect([response.status, (await read(response)).detail]).toEqual([400, 'Please enter a discount code']);
    });

    it.each([
      [{ coupon_code: 'A\u0000B', product_type: 'vip' }, 'coupon_invalid'],
      [{ coupon_code: 'x'.repeat(65), product_type: 'vip' }, 'coupon_invalid'],
      [{ coupon_code: 'TEN', product_type: 'nope' }, 'product_invalid'],
    ])('that can be none is refused: %j', async (body, code) => {
      const response = await coupon(body);
      expect([response.status, (await read(response)).code]).toEqual([400, code]);
    });

    it('can be guessed ten times a minute, over both calls together', async () => {
      const from = freshAddress();
      const statuses: number[] = [];
      for (let guess = 0; guess < 12; guess++) {
        const response = await (guess % 2
          ? coupon({ coupon_code: `GUESS-${guess}`, product_type: 'vip' }, from)
          : discount({ discount_code: `GUESS-${guess}`, product_type: 'vip' }, from));
        statuses.push(response.status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
      expect((await coupon({ coupon_code: 'TEN', product_type: 'vip' })).status).toBe(200);
    });

    it('can be guessed ten times a minute, with purchases counted, too, while purchases without a code go on', async () => {
      const from = freshAddress();
      const buyer = { email: 'guesser@example.com', name: 'G', session_id: 'guess-1', product_type: 'vip' };
      const guesses: [string, object][] = [
        ['/api/stripe/create-checkout-session', { ...buyer, coupon_code: 'GUESS' }],
        ['/api/paypal/create-order', { ...buyer, discount_code: 'GUESS' }],
        ['/api/validate-stripe-coupon', { coupon_code: 'GUESS', product_type: 'vip' }],
        ['/api/stripe/create-payment-plan', { ...buyer, product_type: undefined, coupon_code: 'GUESS' }],
      ];
      const statuses: number[] = [];
      for (let guess = 0; guess < 14; guess++) {
        const [path, body] = guesses[guess % guesses.length]!;
        statuses.push((await running.fetch(path, { ...json(body), from })).status);
      }
      expect(statuses.slice(0, 10)).not.toContain(429);
      expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
      const [path] = guesses[0]!;
      expect((await running.fetch(path, { ...json(buyer), from })).status).not.toBe(429);
    });

    // F-330
    it('is found by nobody who tries a thousand: ten in a window are looked at, and the others are refused without a look', async () => {
      const from = freshAddress();
      const statuses = new Map<number, number>();
      const tries = Array.from({ length: 1_000 }, (_, index) => `CODE-${index}`);
      for (let at = 0; at < tries.length; at += 100) {
        const answers = tries
          .slice(at, at + 100)
          .map((coupon_code) => coupon({ coupon_code, product_type: 'vip' }, from));
        for (const { status } of await Promise.all(answers)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      // Ten in a window of the limit; the tries may fall into two.
      expect([...statuses.keys()].sort()).toEqual([200, 429]);
      expect(statuses.get(200)).toBeGreaterThanOrEqual(10);
      expect(statuses.get(200)).toBeLessThanOrEqual(20);
    });

    // F-330
    it('is bought with by one e-mail address sixty times in ten minutes at most, whatever network it comes from', async () => {
      const buyer = { email: 'Many@Example.com', name: 'M', session_id: 'many-1', product_type: 'nothing' };
      const statuses: number[] = [];
      for (let one = 0; one < 62; one++) {
        const path = one % 2 ? '/api/stripe/create-checkout-session' : '/api/paypal/create-order';
        statuses.push((await running.fetch(path, { ...json(buyer), from: freshAddress() })).status);
      }
      expect(statuses.slice(0, 60)).not.toContain(429);
      expect(statuses.slice(60)).toEqual([429, 429]);
    });
  });
});
