import { fingerprint, PRICE_BOOK_VERSION } from './price-book-version.js';

describe('the version of the price book', () => {
  it('is eight hexadecimal digits, the published ones for known texts (FNV-1a)', () => {
    expect(['', 'a', 'foobar'].map(fingerprint)).toEqual(['811c9dc5', 'e40c292c', 'bf9cf968']);
    expect(fingerprint('book48')).toBe('03ce4a54');
    expect(PRICE_BOOK_VERSION).toMatch(/^[0-9a-f]{8}$/);
  });

  it('is another one as soon as one cent is', () => {
    expect(fingerprint('{"early":3700}')).not.toBe(fingerprint('{"early":3701}'));
  });
});
