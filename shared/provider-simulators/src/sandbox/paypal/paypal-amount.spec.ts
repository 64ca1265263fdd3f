import { centsOf, decimalText, feeOf } from './paypal-amount.js';

describe('amounts on the wire', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [100, '1.00'],
    [83234, '832.34'],
    [-1050, '-10.50'],
  ])('%i cents are "%s" and back', (cents, text) => {
    expect(decimalText(cents)).toBe(text);
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    ['27', 2700],
    ['27.5', 2750],
    ['0.29', 29],
    ['1.005', undefined],
    ['1e3', undefined],
    ['', undefined],
    ['12,00', undefined],
  ])('reads "%s" as %s', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it('takes a fee, but never more than the payment', () => {
    expect(feeOf(2700)).toBe(143);
    expect(feeOf(20)).toBe(20);
  });
});
