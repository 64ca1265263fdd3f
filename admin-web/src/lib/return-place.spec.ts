import { returnPlace } from './return-place';

describe('the place after signing in', () => {
  it('is the one that was left', () => {
    expect(returnPlace({ from: '/admin/dashboard?tab=customers' })).toBe('/admin/dashboard?tab=customers');
  });

  it.each([
    [null],
    [{}],
    [{ from: 7 }],
    [{ from: '//evil.example/' }],
    [{ from: '/\\evil.example/' }],
    [{ from: '/\t/evil.example/' }],
    [{ from: 'https://evil.example/' }],
  ])('is the dashboard for %p', (state) => {
    expect(returnPlace(state)).toBe('/admin/dashboard');
  });
});
