import { pricingItemDifferences, pricingItemPrices } from './figures-of-pricing-items.js';
import { PRICE_BOOK } from './price-book.js';

describe('pricingItemPrices', () => {
  it('gives a plan the price at any time and an offer the price inside its window', () => {
    expect(pricingItemPrices('implementation')).toEqual({ priceCents: 19_700, originalPriceCents: null });
    expect(pricingItemPrices('implementation-offer')).toEqual({ priceCents: 9_700, originalPriceCents: 19_700 });
    expect(pricingItemPrices('vip')).toEqual({
      priceCents: PRICE_BOOK.vip.regular,
      originalPriceCents: PRICE_BOOK.vip.reference,
    });
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
