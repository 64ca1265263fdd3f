import PDFDocument from 'pdfkit';
import { balancedLines, breakLines, textWidth, typographic } from './pdf-text.js';
import { registerFonts } from './register-fonts.js';
import { STYLES } from './text-style.js';

const doc = new PDFDocument({ autoFirstPage: false });
registerFonts(doc);
const TEXT =
  'A summit is a climb with five stops, and each of them has its own color on the map that you carry in your pocket all day';

describe('the width of a text', () => {
  it('is that of its letters, each from the file that has it', () => {
    const width = (text: string) => textWidth(doc, text, STYLES.body);
    expect(width('Łukasz Ґудзь')).toBeCloseTo(width('Ł') + width('ukasz ') + width('Ґудзь'), 6);
    expect(width('Ґудзь')).toBeGreaterThan(4 * STYLES.body.size * 0.5);
  });
});

describe('breakLines', () => {
  it('keeps every word, in order, and every line inside the width', () => {
    const lines = breakLines(doc, TEXT, STYLES.body, 180);
    expect(lines.join(' ')).toBe(TEXT);
    for (const line of lines) expect(textWidth(doc, line, STYLES.body)).toBeLessThanOrEqual(180);
    expect(lines.length).toBeGreaterThan(2);
  });

  it('never leaves one short word alone on the last line', () => {
    for (let width = 120; width < 380; width += 3) {
      expect(breakLines(doc, TEXT, STYLES.body, width).at(-1)).toContain(' ');
    }
  });

  it('gives a word that is too long a line of its own', () => {
    expect(breakLines(doc, 'a Donaudampfschifffahrtsgesellschaft b', STYLES.body, 60)).toHaveLength(3);
  });
});

describe('balancedLines', () => {
  it('uses as few lines as possible, of about equal length', () => {
    const title = 'Pick one income model and say no to the rest';
    const greedy = breakLines(doc, title, STYLES.pageTitle, 400);
    const balanced = balancedLines(doc, title, STYLES.pageTitle, 400);
    expect(balanced).toHaveLength(greedy.length);
    const widths = balanced.map((line) => textWidth(doc, line, STYLES.pageTitle));
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.75);
  });
});

describe('typographic', () => {
  it('turns typed quotation marks into printed ones', () => {
    expect(typographic(`"Yes," she said ("no" was 'out').`)).toBe('“Yes,” she said (“no” was ’out’).');
    expect(typographic('The owner’s "last" word')).toBe('The owner’s “last” word');
  });
});
