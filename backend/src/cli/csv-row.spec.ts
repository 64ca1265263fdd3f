import { csvRow } from './csv-row.js';

describe('csvRow', () => {
  it('writes text, numbers and nothing', () => {
    expect(csvRow(['AMARA', 1267.5, -5, null, 'Amara Okafor'])).toBe('AMARA,1267.5,-5,,Amara Okafor');
  });

  it('quotes what would end a cell or a line', () => {
    expect(csvRow(['Okafor, Amara', 'said "yes"', 'two\nlines'])).toBe('"Okafor, Amara","said ""yes""","two\nlines"');
  });

  it.each(['=HYPERLINK("http://evil.test")', '+1', '-1', '@sum', '\t=1', '\r=1'])(
    'keeps %j from being run',
    (value) => {
      expect(csvRow([value])).toMatch(/^"?'/);
    },
  );
});
