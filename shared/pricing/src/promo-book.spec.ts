import { PRODUCTS } from '@summit/rules';
import { PROMO_BOOK, PROMO_BUMP_LABELS, promoBookPrice } from './promo-book.js';
import { dollars } from './money.js';

describe('the promo price table', () => {
  // F-324 to F-327
  it('holds the figures of the documents, word for word', () => {
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

  it('labels the bump +$97 in one dialog and +$14.97 in the other', () => {
    expect([dollars(PROMO_BUMP_LABELS.quick), dollars(PROMO_BUMP_LABELS.full)]).toEqual([97, 14.97]);
  });

  it('has a price for each product, with and without bump, during the offer and after it', () => {
    const prices = PRODUCTS.map((product) =>
      ([false, true] as const).flatMap((withBump) =>
        (['active', 'expired'] as const).map((offer) => promoBookPrice(product, withBump, offer)),
      ),
    );
    expect(prices).toEqual([
      [3_700, 3_700, 4_197, 5_197],
      [9_700, 19_700, 11_197, 21_197],
      [249_700, 499_700, 251_197, 501_197],
    ]);
  });
});
