import { COACHING_SESSION_CENTS, MINIMUM_CHARGE_CENTS, PAYOUT_MINIMUM_CENTS, PRICE_BOOK } from './price-book.js';

describe('the price book', () => {
  // F-003, F-004, C-006
  it('holds the prices of the documents, in cents', () => {
    expect(PRICE_BOOK).toEqual({
      vip: { early: 3_700, regular: 3_700, reference: 4_700, bump: 900 },
      implementation: { early: 9_700, regular: 19_700, reference: 19_700, bump: 1_200 },
      dfy: { early: 249_700, regular: 499_700, reference: 499_700, bump: 250_000 },
    });
    expect([COACHING_SESSION_CENTS, MINIMUM_CHARGE_CENTS, PAYOUT_MINIMUM_CENTS]).toEqual([10_000, 100, 5_000]);
  });
});
