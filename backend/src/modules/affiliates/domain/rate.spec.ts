import { rate } from './rate.js';

describe('rate', () => {
  it.each([
    [0, 0, 0],
    [3, 0, 0],
    [0, 7, 0],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [7, 7, 100],
    [1, 8, 12.5],
    [3, 2, 150],
  ])('of %d in %d is %d percent (F-316)', (part, whole, percent) => {
    expect(rate(part, whole)).toBe(percent);
  });
});
