import { centsOf } from '../control/cents-of.js';
import { decimalText, moneyText } from './money-text.js';

describe('amounts', () => {
  it.each([
    [0, '0.00', '$0.00'],
    [5, '0.05', '$0.05'],
    [83_234, '832.34', '$832.34'],
    [249_700, '2497.00', '$2,497.00'],
    [99_999_999, '999999.99', '$999,999.99'],
  ])('of %d cents are written %s and %s', (cents, decimal, money) => {
    expect(decimalText(cents)).toBe(decimal);
    expect(moneyText(cents)).toBe(money);
  });

  it.each([
    ['27', 2_700],
    ['27.5', 2_750],
    ['$1,027.50', 102_750],
    ['0.29', 29],
    ['1.005', undefined],
    ['-5', undefined],
    ['abc', undefined],
  ])('typed as %s are %p cents', (typed, cents) => {
    expect(centsOf(typed)).toBe(cents);
  });
});
