import { pricingItemDifferences, pricingItemPrices } from './figures-of-pricing-items.js';
import { PRICE_BOOK } from './price-book.js';

describe('pricingItemPrices', () => {
  it.each([
    ['vip', PRICE_BOOK.vip.regular, PRICE_BOOK.vip.reference],
    ['vip-offer', PRICE_BOOK.vip.early, PRICE_BOOK.vip.reference],
    ['implementation', 19_700, null],
    ['implementation-offer', 9_700, 19_700],
    ['dfy', 499_700, null],
    ['dfy-offer', 249_700, 499_700],
    ['coaching-session', 10_000, null],
    ['implementation-bump', 1_200, null],
  ])('gives a plan its price at any time and an offer that inside its window: %s', (id, priceCents, original) => {
    expect(pricingItemPrices(id)).toEqual({ priceCents, originalPriceCents: original });
  });

  it.each(['spring-sale', 'constructor', ''])('knows no price of %p', (id) => {
    expect(pricingItemPrices(id)).toBeNull();
  });
});

describe('pricingItemDifferences (C-018)', () => {
  it('finds nothing where the item shows what is charged', () => {
    expect(pricingItemDifferences({ itemId: 'dfy-offer', priceCents: 249_700, originalPriceCents: 499_700 })).toEqual(
      [],
    );
  });

  it('names each price that differs, with the one that is charged', () => {
    expect(pricingItemDifferences({ itemId: 'dfy-offer', priceCents: 199_700, originalPriceCents: null })).toEqual([
      { field: 'priceCents', shownCents: 199_700, priceBookCents: 249_700 },
      { field: 'originalPriceCents', shownCents: null, priceBookCents: 499_700 },
    ]);
  });

  it('leaves items alone that an administrator made for something else', () => {
    expect(pricingItemDifferences({ itemId: 'spring-sale', priceCents: 1, originalPriceCents: null })).toEqual([]);
  });
});
