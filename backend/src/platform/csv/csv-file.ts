import { csvLine, type CsvCell } from './csv-line.js';

/** Tells spreadsheets that the file is UTF-8. */
const MARK = '\ufeff';

const linesOf = <Row>(rows: readonly Row[], cells: (row: Row) => readonly CsvCell[]): string =>
  rows.map((row) => csvLine(cells(row))).join('');

/** A whole CSV file. */
export const csvText = <Row>(
  head: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly CsvCell[],
): string => `${MARK}${csvLine(head)}${linesOf(rows, cells)}`;

/**
 * A CSV file, chunk by chunk as its batches are read. The head comes with the first batch, so that whoever waits for the first chunk
 * knows that the reading works.
 */
export async function* csvChunks<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string> {
  let before = `${MARK}${csvLine(head)}`;
  for await (const rows of batches) {
    yield before + linesOf(rows, cells);
    before = '';
  }
  if (before !== '') yield before;
}
