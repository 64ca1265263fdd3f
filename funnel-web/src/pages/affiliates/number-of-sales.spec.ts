import { MAX_SALES, numberOfSales } from './number-of-sales';

describe('the number of sales of the calculator (F-280)', () => {
  it.each([
    ['50', 50],
    [' 7 ', 7],
    ['2,500', 2_500],
    ['2.9', 2],
    ['3.', 3],
    ['1', 1],
  ])('reads %j as %d', (typed, sales) => expect(numberOfSales(typed)).toBe(sales));

  it.each(['', ' ', 'many', '12 sales', '1e3', '0x10', 'NaN', 'Infinity', '--5', '٣'])(
    'makes 1 of the non-numeric entry %j',
    (typed) => expect(numberOfSales(typed)).toBe(1),
  );

  it.each(['0', '-1', '-9999999999', '0.4'])('makes 1 of %j, which is less', (typed) =>
    expect(numberOfSales(typed)).toBe(1),
  );

  it.each(['1000001', '9'.repeat(400)])('stays countable with %s', (typed) =>
    expect(numberOfSales(typed)).toBe(MAX_SALES),
  );
});
