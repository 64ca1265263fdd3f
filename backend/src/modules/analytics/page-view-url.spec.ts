import { withoutKeys } from './page-view-url.js';

describe('withoutKeys', () => {
  it.each([
    ['https://summit.test/?ref=AMARA&utm_source=news', 'https://summit.test/?ref=AMARA&utm_source=news'],
    ['https://summit.test/success?session_id=cs_1&product=vip', 'https://summit.test/success?session_id=…&product=vip'],
    ['https://summit.test/vip?token=5O1&PayerID=ABC#offer', 'https://summit.test/vip?token=…&PayerID=…#offer'],
    ['https://summit.test/?invite=k3', 'https://summit.test/?invite=…'],
    ['direct', 'direct'],
  ])('keeps of %s what is no key', (url, kept) => {
    expect(withoutKeys(url)).toBe(kept);
  });
});
