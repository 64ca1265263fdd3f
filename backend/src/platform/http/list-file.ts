import type { StreamableFile } from '@nestjs/common';
import { csvChunks } from '../csv/csv-file.js';
import type { CsvCell } from '../csv/csv-line.js';
import { csvStream } from './csv-answer.js';

/** A list of the back office as CSV: the fields of its rows by their own names (C-062). Lists in a field are set with spaces. */
export class ListFile<Row extends object> {
  constructor(
    private readonly name: string,
    private readonly columns: readonly (keyof Row & string)[],
  ) {}

  /** Of a list that may be long: see `pagesOf` and `seeking`. */
  of(batches: AsyncIterable<readonly Row[]>): Promise<StreamableFile> {
    const cells = (row: Row) => this.columns.map((column) => cellOf(row[column]));
    return csvStream(`${this.name}.csv`, csvChunks(this.columns, batches, cells));
  }

  /** Of a list that is read at once. */
  ofAll(read: () => Promise<readonly Row[]>): Promise<StreamableFile> {
    return this.of(atOnce(read));
  }
}

async function* atOnce<Row>(read: () => Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await read();
}

function cellOf(value: unknown): CsvCell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(' ') : JSON.stringify(value);
}
