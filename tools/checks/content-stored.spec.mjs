import { pricingItemPrices } from '@summit/pricing';
import { priceFindings } from './content-stored.mjs';

describe('a pricing item of the CMS (C-018)', () => {
  it('has no findings where it shows what is charged', () => {
    expect(priceFindings({ itemId: 'vip', ...pricingItemPrices('vip') })).toEqual([]);
  });

  it('is reported with both prices where it shows another one', () => {
    expect(priceFindings({ itemId: 'implementation-offer', priceCents: 8_700, originalPriceCents: null })).toEqual([
      {
        place: 'database, pricing item implementation-offer: price',
        excerpt: '$87',
        problem: 'the price book says $97; the price book is charged (C-018)',
      },
      {
        place: 'database, pricing item implementation-offer: original_price',
        excerpt: 'none',
        problem: 'the price book says $197; the price book is charged (C-018)',
      },
    ]);
  });
});
