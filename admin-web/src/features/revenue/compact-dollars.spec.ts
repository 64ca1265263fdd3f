import { compactDollars } from './compact-dollars';

describe('dollars on an axis', () => {
  it.each([
    [0, '$0'],
    [800, '$800'],
    [1500, '$1.5K'],
    [6000, '$6K'],
    [2_000_000, '$2M'],
    [-500, '-$500'],
  ])('%d is %s', (amount, text) => {
    expect(compactDollars(amount)).toBe(text);
  });
});
