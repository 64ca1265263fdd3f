import { returnPlace, signInState } from './return-place.js';

const PLACE = { pathname: '/vip/profile', search: '?a=1', hash: '#security' };

describe('where a visitor goes after signing in', () => {
  it('is the page they wanted, with query and fragment', () => {
    expect(returnPlace(signInState(PLACE, 'refusal'), '/vip/dashboard')).toBe('/vip/profile?a=1#security');
  });

  it('is the start for whoever chose to leave', () => {
    expect(returnPlace(signInState(PLACE, 'choice'), '/vip/dashboard')).toBe('/vip/dashboard');
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
  ])('is the start for %p (M-025)', (state) => expect(returnPlace(state, '/start')).toBe('/start'));
});
