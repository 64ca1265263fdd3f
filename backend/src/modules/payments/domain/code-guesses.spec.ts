import { CODE_GUESSES, CODES_OF_PURCHASES } from './code-guesses.js';

// S23
describe('guesses of codes', () => {
  it('have one budget of ten a minute for every call that says whether a code is good', () => {
    expect(CODE_GUESSES).toEqual({ name: 'promo-code-check', limit: 10, seconds: 60, unasked: 1 });
    expect(CODES_OF_PURCHASES).toMatchObject(CODE_GUESSES);
  });

  it.each([
    [{ coupon_code: 'SAVE' }, true],
    [{ discount_code: 'SAVE' }, true],
    [{ coupon_code: '', discount_code: null }, false],
    [{ product: 'vip' }, false],
    [null, false],
    ['coupon_code', false],
    [undefined, false],
  ])('count of the purchase %j: %s', (body, counts) => {
    expect(CODES_OF_PURCHASES.when(body)).toBe(counts);
  });
});
