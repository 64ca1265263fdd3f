import { smoothPath } from './smooth-path.js';

describe('smoothPath', () => {
  it('runs through every point', () => {
    const path = smoothPath([
      [0, 0],
      [10, 20],
      [30, 5],
    ]);
    expect(path).toMatch(/^M0 0C[^C]+ 10 20C[^C]+ 30 5$/);
  });

  it('is a straight line between points on a line', () => {
    expect(
      smoothPath([
        [0, 0],
        [6, 0],
      ]),
    ).toBe('M0 0C1 0 5 0 6 0');
  });
});
