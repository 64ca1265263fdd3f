import { formatUsd, percentOf } from './money.js';

describe('formatUsd', () => {
  it.each([
    [3_700, '$37'],
    [249_700, '$2,497'],
    [83_233, '$832.33'],
    [1_850, '$18.50'],
    [0, '$0'],
  ])('shows %d cents as %s', (cents, text) => {
    expect(formatUsd(cents)).toBe(text);
  });
});

describe('percentOf', () => {
  it.each([
    [3_700, 50, 1_850],
    [3_701, 50, 1_850],
    [99, 0, 0],
    [124_850, 100, 124_850],
  ])('of %d cents takes %d percent, rounded down: %d', (cents, percent, share) => {
    expect(percentOf(cents, percent)).toBe(share);
  });
});
