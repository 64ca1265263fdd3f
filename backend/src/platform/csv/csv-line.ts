/**
 * What a spreadsheet may run as a formula: such a sign in front, also behind spaces or a quote that a careless reader drops, and
 * in the wide forms that spreadsheets take for the same (S15, A-101).
 */
const FORMULA = /^[\s"'\u0000-\u001f\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** The same behind the delimiters of other readers: Excel in German or French splits at semicolons, a paste at tabs. */
const INNER_FORMULA = /([;\t][\s"'\u00a0\ufeff]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

export type CsvCell = string | number | boolean | null;

/**
 * One line of a CSV file (RFC 4180), with its line end. Every text is quoted, so that no reader splits it; one that a spreadsheet
 * would run gets an apostrophe in front. Numbers stay numbers, truth is yes or no.
 */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? '"yes"' : '"no"';
  const safe = (FORMULA.test(cell) ? `'${cell}` : cell).replace(INNER_FORMULA, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}
