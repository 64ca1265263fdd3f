import { pricingItemPrices } from '@summit/pricing';
import { priceFindings, storedTexts } from './stored-content.js';

describe('a pricing item of the CMS (C-018)', () => {
  it('has no findings where it shows what is charged', () => {
    expect(priceFindings({ itemId: 'vip', ...pricingItemPrices('vip')! })).toEqual([]);
  });

  it('is reported with both prices where it shows another one', () => {
    expect(priceFindings({ itemId: 'implementation-offer', priceCents: 8_700, originalPriceCents: null })).toEqual([
      {
        place: 'database, pricing item implementation-offer: price',
        excerpt: '$87',
        problem: 'the price book says $97; the price book is charged (C-018)',
        shown: '$87',
        price_book: '$97',
      },
      {
        place: 'database, pricing item implementation-offer: original_price',
        excerpt: 'none',
        problem: 'the price book says $197; the price book is charged (C-018)',
        shown: 'none',
        price_book: '$197',
      },
    ]);
  });
});

it('names item and field of each stored text', () => {
  const row = { kind: 'message' as const, item: 'email template note', fields: { subject: 'Hi' }, variables: ['name'] };
  expect(storedTexts(row)).toEqual([
    { kind: 'message', place: 'database, email template note: subject', text: 'Hi', variables: ['name'] },
  ]);
});
