import {
  formatAverage,
  formatCount,
  formatDollars,
  formatMegabytes,
  formatPercent,
  formatQuantity,
} from './format-figures';

describe('figures', () => {
  it('have separators', () => expect(formatCount(3418)).toBe('3,418'));

  it('name their unit', () => {
    expect([0, 1, 1184].map((count) => formatQuantity(count, 'code'))).toEqual(['No codes', '1 code', '1,184 codes']);
    expect(formatQuantity(2, 'entry', 'entries')).toBe('2 entries');
  });

  it('show dollars with cents only where there are cents', () => {
    expect([37, 832.33, 2497, 0].map(formatDollars)).toEqual(['$37', '$832.33', '$2,497', '$0']);
  });

  it('show sizes in megabytes, never as nothing', () =>
    expect([1, 2_500_000, 1_234_500_000].map(formatMegabytes)).toEqual(['0.1 MB', '2.5 MB', '1,234.5 MB']));

  it('show averages of stars with one decimal', () => expect([4, 4.56].map(formatAverage)).toEqual(['4.0', '4.6']));

  it('show percentages without decimals, conversions with one', () => {
    expect([formatPercent(31.44), formatPercent(31.44, 1), formatPercent(31, 1)]).toEqual(['31%', '31.4%', '31.0%']);
  });
});
