import { linear, ticks } from './scale.mjs';

describe('a scale', () => {
  it('leads from the ends of the values to the ends of the pixels', () => {
    const x = linear([10, 20], [0, 100]);
    expect([x(10), x(15), x(20)]).toEqual([0, 50, 100]);
    expect(linear([3, 3], [0, 100])(3)).toBe(0);
  });

  it.each([
    [0, 10, [0, 5, 10]],
    [0, 437, [0, 200, 400]],
    [120, 980, [500]],
    [0, 3, [0, 1, 2, 3]],
    [7, 7, [7]],
  ])('has round ticks from %d to %d', (least, most, wanted) => {
    expect(ticks(least, most, 3)).toEqual(wanted);
  });
});
