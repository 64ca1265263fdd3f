import {
  basisPointsOf,
  centsOf,
  dollars,
  formatCount,
  formatUsd,
  moneyString,
  parseMoney,
  percentage,
  percentOf,
  shareOf,
} from './money.js';

describe('formatUsd', () => {
  it.each([
    [3_700, '$37'],
    [249_700, '$2,497'],
    [83_233, '$832.33'],
    [1_850, '$18.50'],
    [0, '$0'],
    [5, '$0.05'],
    [100_000, '$1,000'],
    [123_456_789_01, '$123,456,789.01'],
    [-249_750, '-$2,497.50'],
  ])('shows %d cents as %s', (cents, text) => {
    expect(formatUsd(cents)).toBe(text);
  });

  it('writes amounts as the browser would', () => {
    const format = (decimals: number) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: decimals });
    const whole = format(0);
    const withCents = format(2);
    for (let cents = -300_000; cents < 300_000; cents += 37) {
      expect(formatUsd(cents)).toBe((cents % 100 === 0 ? whole : withCents).format(cents / 100));
    }
    for (const cents of [99_999_900, 99_999_999, 100_000_000, 100_000_001, 1_234_567_800]) {
      expect(formatUsd(cents)).toBe((cents % 100 === 0 ? whole : withCents).format(cents / 100));
    }
  });
});

describe('formatCount', () => {
  it.each([0, 7, 999, 1_000, 12_345, 1_234_567, -1_234, 1_234.5])('writes %d as the browser would', (count) =>
    expect(formatCount(count)).toBe(count.toLocaleString('en-US')),
  );
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

describe('shareOf', () => {
  it.each([
    [3_700, 1_500, 555],
    [3_700, 1_525, 564],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [999_999, 10_000, 999_999],
    [0, 10_000, 0],
  ])('of %d cents takes %d basis points, halves up: %d', (cents, basisPoints, share) => {
    expect(shareOf(cents, basisPoints)).toBe(share);
  });
});

describe('dollars and cents', () => {
  it('come back as they were, for every amount of the product', () => {
    const amounts = Array.from({ length: 150_000 }, (_, index) => index * 7);
    expect(amounts.filter((cents) => centsOf(dollars(cents)) !== cents)).toEqual([]);
  });

  it.each([
    [832.33, 83_233],
    [19.99, 1_999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [2.675, 268],
    [1.004, 100],
    [0, 0],
  ])('%d dollars from outside are %d cents', (amount, cents) => {
    expect(centsOf(amount)).toBe(cents);
  });

  it('never become money out of what is no number', () => {
    expect(centsOf(Number.NaN)).toBeNaN();
  });
});

describe('percent and basis points', () => {
  it('come back as they were', () => {
    for (let basisPoints = 0; basisPoints <= 10_000; basisPoints++)
      expect(basisPointsOf(percentage(basisPoints))).toBe(basisPoints);
  });

  it.each([
    [50, 5_000],
    [33.33, 3_333],
    [1.15, 115],
    [99.999, 10_000],
  ])('%d percent from outside are %d basis points', (percent, basisPoints) => {
    expect(basisPointsOf(percent)).toBe(basisPoints);
  });
});

//
describe('moneyString', () => {
  it.each([
    [2_700, '27.00'],
    [83_233, '832.33'],
    [5, '0.05'],
    [0, '0.00'],
    [849_700, '8497.00'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(moneyString(cents)).toBe(text);
    expect(parseMoney(text)).toBe(cents);
  });
});

describe('parseMoney', () => {
  it.each([
    ['27', 2_700],
    ['27.5', 2_750],
    ['0.01', 1],
    ['999999999.99', 99_999_999_999],
  ])('reads %s', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each([
    '',
    '.5',
    '1.',
    '1x00',
    '1000000000',
    '1.005',
    '-1.00',
    '1,000.00',
    ' 1.00',
    '1e3',
    'NaN',
    '1.00 USD',
    '1\n',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeNull();
  });
});
