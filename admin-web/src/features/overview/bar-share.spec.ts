import { barShares } from './bar-share';

describe('bars of revenue by product', () => {
  //
  it('have their label inside from 20 percent of the whole on, and outside below', () => {
    expect(barShares([80, 20]).map(({ labelInside }) => labelInside)).toEqual([true, true]);
    expect(barShares([80.01, 19.99]).map(({ labelInside }) => labelInside)).toEqual([true, false]);
  });

  it('are as long as their part of the longest bar, and name their part of the whole', () => {
    expect(barShares([60, 30, 10])).toEqual([
      { length: 100, percent: 60, labelInside: true },
      { length: 50, percent: 30, labelInside: true },
      { length: expect.closeTo(16.67, 2), percent: 10, labelInside: false },
    ]);
  });

  it('have no length where nothing was received, or more was given back than came in', () => {
    expect(barShares([0, 0])).toEqual([
      { length: 0, percent: 0, labelInside: false },
      { length: 0, percent: 0, labelInside: false },
    ]);
    expect(barShares([100, -40])[1]).toEqual({ length: 0, percent: 0, labelInside: false });
  });
});
