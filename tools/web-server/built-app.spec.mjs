import { readImageOrigins } from './built-app.mjs';

describe('IMAGE_ORIGINS', () => {
  it('is a list of origins with https; nothing else gets into the policy', () => {
    expect(readImageOrigins(undefined)).toEqual([]);
    expect(readImageOrigins('https://images.test, https://cdn.test')).toEqual([
      'https://images.test',
      'https://cdn.test',
    ]);
    for (const wrong of ['https:', '*', 'http://images.test', 'https://a.test;script-src *', 'https://a.test/photos'])
      expect(() => readImageOrigins(wrong)).toThrow('IMAGE_ORIGINS');
  });
});
