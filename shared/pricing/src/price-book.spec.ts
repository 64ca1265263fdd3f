import { dollars } from './money.js';
import { COACHING_SESSION_CENTS, MINIMUM_CHARGE_CENTS, PAYOUT_MINIMUM_CENTS, PRICE_BOOK } from './price-book.js';
import { PROMO_BOOK } from './promo-book.js';

describe('the price book', () => {
  it('holds the prices of the documents, in cents', () => {
    expect(PRICE_BOOK).toEqual({
      vip: { early: 3_700, regular: 3_700, reference: 4_700, bump: 900 },
      implementation: { early: 9_700, regular: 19_700, reference: 19_700, bump: 1_200 },
      dfy: { early: 249_700, regular: 499_700, reference: 499_700, bump: 250_000 },
    });
    expect([COACHING_SESSION_CENTS, MINIMUM_CHARGE_CENTS, PAYOUT_MINIMUM_CENTS]).toEqual([10_000, 100, 5_000]);
  });

  it('makes the promo price table of the documents, word for word (F-324..F-327)', () => {
    expect(Object.fromEntries(Object.entries(PROMO_BOOK).map(([name, cents]) => [name, dollars(cents)]))).toEqual({
      vip: 37,
      implementation: 97,
      dfy: 2497,
      vip_original: 37,
      implementation_original: 197,
      dfy_original: 4997,
      vip_bump: 41.97,
      implementation_bump: 111.97,
      dfy_bump: 2511.97,
      vip_bump_original: 51.97,
      implementation_bump_original: 211.97,
      dfy_bump_original: 5011.97,
    });
  });
});
