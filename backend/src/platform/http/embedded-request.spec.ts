import { isEmbeddedElsewhere } from './embedded-request.js';

const OURS = ['https://summit.test'];

describe('isEmbeddedElsewhere', () => {
  it.each([
    ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty', origin: 'https://evil.test' }],
  ])('is so for %s of a foreign page', (_what, headers) => {
    expect(isEmbeddedElsewhere(headers, OURS)).toBe(true);
  });

  it.each([
    ['a link in a mail that somebody follows', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['an address that somebody types', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['our own page', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
    ['our own page on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty', origin: OURS[0]! }],
    ['a program', {}],
  ])('is not so for %s', (_what, headers) => {
    expect(isEmbeddedElsewhere(headers, OURS)).toBe(false);
  });
});
