/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). Text that a spreadsheet would run gets an apostrophe in front; numbers stay numbers. */
export const csvRow = (cells: readonly (string | number | null)[]): string => cells.map(csvCell).join(',');

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
