import { isBundledAddress } from './bundled-address.js';

describe('an address that a speaker has from the content', () => {
  it.each([
    ['amara-okafor@speakers.summit.test', true],
    ['Amara-Okafor@Speakers.Summit.test', true],
    ['amara@speakers.test', false],
    ['amara@other.speakers.summit.test', false],
    ['speakers.summit.test', false],
  ])('%s: %s', (email, bundled) => {
    expect(isBundledAddress(email)).toBe(bundled);
  });
});
