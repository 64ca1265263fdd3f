import { PRODUCTS } from '@summit/rules';
import { PRICE_BOOK } from './price-book.js';
import { PROMO_BOOK, PROMO_BUMP_LABELS, promoBookPrice } from './promo-book.js';
import { dollars } from './money.js';

describe('the promo price table', () => {
  it('labels the bump +$97 in one dialog and +$14.97 in the other', () => {
    expect([dollars(PROMO_BUMP_LABELS.quick), dollars(PROMO_BUMP_LABELS.full)]).toEqual([97, 14.97]);
  });

  it('has a price for each product, with and without bump, during the offer and after it', () => {
    const prices = PRODUCTS.map((product) =>
      ([false, true] as const).flatMap((withBump) =>
        (['active', 'expired'] as const).map((offer) => promoBookPrice(product, withBump, offer)),
      ),
    );
    expect(prices).toEqual(
      PRODUCTS.map((product) => [
        PRICE_BOOK[product].early,
        PRICE_BOOK[product].regular,
        PROMO_BOOK[`${product}_bump`],
        PROMO_BOOK[`${product}_bump_original`],
      ]),
    );
  });
});
