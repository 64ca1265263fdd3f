import { barOf } from './bar-of';

describe('the bar of a bucket', () => {
  it.each([
    [1240.5, 1240.5],
    [0, 0],
    [-97, 0],
  ])('of $%d is %d high', (revenue, height) => {
    expect(barOf({ revenue })).toBe(height);
  });
});
