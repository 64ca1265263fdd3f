import { linkTo, pathTo } from './page-link.js';

const origins = {
  funnel: 'https://summit.example',
  member: 'https://members.summit.example',
  admin: 'https://admin.summit.example',
};

describe('pathTo', () => {
  it('gives the path of a page', () => {
    expect(pathTo('landing')).toBe('/');
    expect(pathTo('thankYou2')).toBe('/thank-you-2');
    expect(pathTo('day', { day: 3 })).toBe('/day/3');
    expect(pathTo('vipRecordings', { summit: 'summit1', day: 'day1' })).toBe('/vip/summit1/day1');
  });

  it('adds a query and an anchor', () => {
    expect(pathTo('landing', {}, { hash: 'who-it-s-for' })).toBe('/#who-it-s-for');
    expect(pathTo('vipProfile', {}, { hash: 'security' })).toBe('/vip/profile#security');
    expect(pathTo('landing', {}, { query: { ref: 'AMARA' }, hash: 'signup' })).toBe('/?ref=AMARA#signup');
    expect(pathTo('success', {}, { query: { session_id: 'cs_1', product: 'vip' } })).toBe(
      '/success?session_id=cs_1&product=vip',
    );
  });

  it('encodes what a visitor or an administrator typed', () => {
    expect(pathTo('sessionAccess', { token: 'a/../b' })).toBe('/summit/access/a%2F..%2Fb');
  });
});

describe('linkTo', () => {
  it('starts with the origin of the app that owns the page', () => {
    expect(linkTo('vip', {}, origins)).toBe('https://summit.example/vip');
    expect(linkTo('sessionAccess', { token: 'tok' }, origins)).toBe('https://members.summit.example/summit/access/tok');
    expect(linkTo('adminLogin', {}, origins)).toBe('https://admin.summit.example/admin/login');
  });

  it('carries the token of a mailed link', () => {
    expect(linkTo('vipSetupPassword', {}, origins, { query: { token: 'a+b' } })).toBe(
      'https://members.summit.example/vip/setup-password?token=a%2Bb',
    );
  });
});
