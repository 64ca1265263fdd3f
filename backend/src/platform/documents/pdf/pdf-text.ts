import { ascentOf, fontName } from '../brand-fonts.js';
import { fontRuns, type FontRun } from './font-runs.js';
import type { TextStyle } from './text-style.js';

type Doc = PDFKit.PDFDocument;

const options = (style: TextStyle): PDFKit.Mixins.TextOptions => ({
  lineBreak: false,
  characterSpacing: style.tracking ?? 0,
  ...(style.tabular ? { features: ['tnum', 'kern'] as const satisfies PDFKit.Mixins.OpenTypeFeatures[] } : {}),
});

const runWidth = (doc: Doc, { text, script }: FontRun, style: TextStyle): number =>
  doc.font(fontName(style.font, script)).fontSize(style.size).widthOfString(text, options(style));

export const textWidth = (doc: Doc, text: string, style: TextStyle): number =>
  fontRuns(text).reduce((width, run) => width + runWidth(doc, run, style), 0);

/** Quotation marks and apostrophes as a printer sets them; the content is typed with straight ones. */
export const typographic = (text: string): string =>
  text
    .replace(/(^|[\s([–-])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');

/** Breaks a text into lines of at most `width` points; a short last word never stands alone on the last line. */
export function breakLines(doc: Doc, text: string, style: TextStyle, width: number): string[] {
  return withoutRunt(doc, greedyLines(doc, text, style, width), style, width);
}

/** Breaks a title into as few lines as possible, of about equal length. */
export function balancedLines(doc: Doc, text: string, style: TextStyle, width: number): string[] {
  const fewest = greedyLines(doc, text, style, width);
  let lines = fewest;
  for (let narrower = width - 6; narrower > 0; narrower -= 6) {
    const tried = greedyLines(doc, text, style, narrower);
    if (tried.length > fewest.length) break;
    lines = tried;
  }
  return lines;
}

function greedyLines(doc: Doc, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of typographic(text).split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(doc, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines;
}

/** Moves a word down when the last line would hold a single short one. */
function withoutRunt(doc: Doc, lines: string[], style: TextStyle, width: number): string[] {
  const last = lines.at(-1);
  const before = lines.at(-2)?.split(' ');
  if (last === undefined || before === undefined || last.includes(' ') || last.length > 12 || before.length < 4) {
    return lines;
  }
  const moved = `${before.at(-1) ?? ''} ${last}`;
  if (textWidth(doc, moved, style) > width) return lines;
  return [...lines.slice(0, -2), before.slice(0, -1).join(' '), moved];
}

/** Draws one line with its box starting at `y`; the glyphs are centered in the leading. */
export function drawLine(doc: Doc, text: string, style: TextStyle, x: number, y: number): void {
  doc.font(style.font).fontSize(style.size).fillColor(style.color);
  const top = y + (style.leading - doc.currentLineHeight()) / 2;
  // All faces stand on one line, though some of them are taller.
  const look = { ...options(style), baseline: -ascentOf(style.font) * style.size };
  const runs = fontRuns(text);
  runs.reduce((left, run) => {
    doc.font(fontName(style.font, run.script)).text(run.text, left, top, look);
    return runs.length > 1 ? left + runWidth(doc, run, style) : left;
  }, x);
}

/** Draws lines under one another, joined by spaces for whoever copies or listens to the text. */
export function drawLines(doc: Doc, lines: readonly string[], style: TextStyle, x: number, y: number): void {
  lines.forEach((line, i) => drawLine(doc, `${line} `, style, x, y + i * style.leading));
}

/** Draws one line that ends at `right`. */
export function drawLineRight(doc: Doc, text: string, style: TextStyle, right: number, y: number): void {
  drawLine(doc, `${text} `, style, right - textWidth(doc, text, style), y);
}
