import { rarestPart } from './rare-part.js';

describe('rarestPart', () => {
  const sample = ['Anna1@example.com', 'BEN@example.com', 'carl7@example.org'];

  it('leaves out what the others have too', () => {
    expect(rarestPart('dora@example.com', sample)).toBe('dora');
    expect(rarestPart('zoe.miller@EXAMPLE.com', sample)).toBe('mille');
    expect(rarestPart('example9422', sample)).toBe('le942');
  });

  it('is a part of one word, since the index knows no signs between words', () => {
    expect(rarestPart('a-b c_d', sample)).toBe('a-b c_d');
    expect(rarestPart('Carl 4711', sample)).toBe('4711');
  });

  it('is as it was written, sign by sign: whatever holds the word holds the part', () => {
    for (const word of ['EXAMPLE9422', 'ΟΔΟΣΟΔΟΣ', '𝒵𝑜𝑒𝒵𝑜𝑒𝑦', 'İzmirİzmir', 'Zoe\u0308Zoe\u0308']) {
      const part = rarestPart(word, sample);
      expect([word, word.includes(part), /\p{Surrogate}/u.test(part)]).toEqual([word, true, false]);
    }
    expect(rarestPart('EXAMPLE9422', sample)).toBe('LE942');
  });

  it('is the word where nothing is known of the others, and where it is short', () => {
    expect(rarestPart('Zoe@example.com', [])).toBe('Zoe@example.com');
    expect(rarestPart('ab', sample)).toBe('ab');
    expect(rarestPart('', sample)).toBe('');
  });
});
