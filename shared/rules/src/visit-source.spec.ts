import { visitSource } from './visit-source.js';

const PAGE = 'https://summit.test/';

describe('visitSource', () => {
  it.each([
    ['https://m.facebook.com/', 'facebook'],
    ['https://l.facebook.com/l.php?u=x', 'facebook'],
    ['https://www.google.com/', 'google'],
    ['https://www.google.co.uk/search?q=summit', 'google'],
    ['https://google.de/', 'google'],
    ['https://notfacebook.com/', null],
    ['https://google.com.evil.test/', null],
    ['https://summit.test/vip', null],
    ['direct', null],
    ['', null],
  ])('knows %s as %s', (referrer, source) => {
    expect(visitSource({ url: PAGE, referrer })).toBe(source);
  });

  it('believes the campaign before the mark of an ad, and both before the page before', () => {
    const referrer = 'https://www.google.com/';
    expect(visitSource({ url: `${PAGE}?utm_source=fb`, referrer })).toBe('facebook');
    expect(visitSource({ url: `${PAGE}?utm_source=Facebook_Ads&gclid=1`, referrer })).toBe('facebook');
    expect(visitSource({ url: `${PAGE}?fbclid=1`, referrer })).toBe('facebook');
    expect(visitSource({ url: `${PAGE}?gclid=1`, referrer: '' })).toBe('google');
    expect(visitSource({ url: `${PAGE}?utm_source=newsletter`, referrer })).toBeNull();
  });
});
