import { fingerprint } from './fingerprint.js';

describe('fingerprint', () => {
  it('ignores the order of keys, which a database may change', () => {
    expect(fingerprint({ a: 1, b: { c: [1, 2], d: null } })).toBe(fingerprint({ b: { d: null, c: [1, 2] }, a: 1 }));
  });

  it('ignores keys without a value, which JSON drops', () => {
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
  });

  it('notices every change', () => {
    const values = [{ a: 1 }, { a: 2 }, { a: '1' }, { a: [1] }, { b: 1 }, {}, [], null, 'a', { a: { a: 1 } }];
    expect(new Set(values.map(fingerprint)).size).toBe(values.length);
  });

  it('notices swapped entries of a list', () => {
    expect(fingerprint(['x', 'y'])).not.toBe(fingerprint(['y', 'x']));
  });
});
