import { placeOf, returnPlace } from './return-place';

describe('where a member goes after signing in', () => {
  it('is the page they wanted, with query and fragment', () => {
    const from = placeOf({ pathname: '/vip/profile', search: '?a=1', hash: '#security' });
    expect(returnPlace({ from })).toBe('/vip/profile?a=1#security');
  });

  it.each([
    undefined,
    null,
    'text',
    {},
    { from: 7 },
    { from: '//evil.test/x' },
    { from: '/\\evil.test' },
    { from: '/\t/evil.test' },
    { from: 'https://evil.test' },
  ])('is the dashboard for %p (M-025)', (state) => expect(returnPlace(state)).toBe('/vip/dashboard'));
});
