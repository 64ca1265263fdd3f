import { formatUsd } from './money.js';

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
