import { BUMPS } from './bumps.js';
import { dollars } from './money.js';
import { COACHING, MINIMUM_CHARGE_CENTS, PAYOUT_MINIMUM_CENTS, PRICE_BOOK } from './price-book.js';
import { PROMO_BOOK } from './promo-book.js';

describe('the price book', () => {
  // F-003, F-004, C-006
  it('holds the prices of the documents, in cents', () => {
    expect(PRICE_BOOK).toEqual({
      vip: { early: 3_700, regular: 3_700, reference: 4_700 },
      implementation: { early: 9_700, regular: 19_700, reference: 19_700 },
      dfy: { early: 249_700, regular: 499_700, reference: 499_700 },
    });
    expect([COACHING.cents, COACHING.min, COACHING.max]).toEqual([10_000, 0, 10]);
    expect([MINIMUM_CHARGE_CENTS, PAYOUT_MINIMUM_CENTS]).toEqual([100, 5_000]);
  });

  it('holds the add-ons of the documents; no page shows the one of dfy (C-002)', () => {
    expect(BUMPS).toMatchObject({
      vip_bump: { product: 'vip', cents: 900, name: 'Speaker Interview Highlights Vault' },
      implementation_bump: { product: 'implementation', cents: 1_200, name: 'Templates Kit' },
      dfy_bump: { product: 'dfy', cents: 250_000, name: 'Done-For-You Service, add-on', card: null },
    });
  });

  // F-324 to F-327
  it('makes the promo price table of the documents, word for word', () => {
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
