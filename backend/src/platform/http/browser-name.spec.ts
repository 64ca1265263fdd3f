import { browserName } from './browser-name.js';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('the name of a browser', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    [SAFARI, 'Safari on iOS'],
    ['curl/8.5.0', null],
    ['', null],
    [undefined, null],
    [`${'('.repeat(100_000)} Chrome/140`, null],
  ])('of %.60p is %p', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
});
