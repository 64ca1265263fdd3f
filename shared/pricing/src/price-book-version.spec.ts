import { BUMPS } from './bumps.js';
import { fingerprint, PRICE_BOOK_VERSION, priceBookVersion } from './price-book-version.js';
import { COACHING } from './price-book.js';

describe('the version of the price book', () => {
  it('is eight hexadecimal digits, the published ones for known texts (FNV-1a)', () => {
    expect(['', 'a', 'foobar'].map(fingerprint)).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
    expect(fingerprint('book48')).toBe('03ce4a54');
    expect(PRICE_BOOK_VERSION).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is another one as soon as one cent is', () => {
    const prices: { cents: number }[] = [BUMPS.vip_bump, COACHING];
    for (const price of prices) {
      price.cents += 1;
      expect(priceBookVersion()).not.toBe(PRICE_BOOK_VERSION);
      price.cents -= 1;
    }
    expect(priceBookVersion()).toBe(PRICE_BOOK_VERSION);
  });
});
