import { setImmediate as othersFirst } from 'node:timers/promises';
import { EMAIL_MAX_LENGTH, isEmail, normalizeEmail } from '@summit/rules';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../../platform/errors/app-error.js';
import type { NewVipUser } from './vip-users.port.js';

/** After so many rows everybody else's requests are answered first. */
const ROWS_AT_ONCE = 1_000;
/** Rows that one file may bring. */
export const MAX_IMPORT_ROWS = 100_000;
export const NAME_MAX_LENGTH = 200;

const COLUMNS = ['email', 'name', 'summit1_access', 'summit2_access'] as const;
type Column = (typeof COLUMNS)[number];
const DELIMITERS = [',', ';', '\t'];
const YES = new Set(['yes', 'true', '1']);
const NO = new Set(['no', 'false', '0', '']);
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A row of the file; `line` is where it ends, counted from 1. */
export type ImportRow = { line: number; user: NewVipUser } | { line: number; refusal: string };

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/**
 * Reads the file of a VIP import (C-097): rows in their order, each either a user or why it is none. Throws `csv_header_invalid`,
 * `csv_empty`, `csv_malformed`, `csv_too_many_rows`. What looks like a formula is a text like any other; nothing here runs it.
 */
export async function readVipCsv(file: string): Promise<ImportRow[]> {
  // One kind of line break: a file may mix them, and the parser counts both halves of one inside of quotation marks.
  const text = file.replace(/\r\n?/g, '\n');
  const header = /\S.*/.exec(text)?.[0] ?? '';
  const parser = parse(text, {
    bom: true,
    info: true,
    record_delimiter: '\n',
    delimiter: DELIMITERS.find((one) => header.includes(one)) ?? ',',
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  let columns: Column[] | null = null;
  const rows: ImportRow[] = [];
  const lineOf = new Map<string, number>();
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      if (columns === null) {
        columns = columnsOf(record);
        continue;
      }
      if (record.every((cell) => cell === '')) continue;
      if (rows.length === MAX_IMPORT_ROWS) throw new AppError('csv_too_many_rows');
      rows.push(withoutTwins(rowOf(columns, record, info.lines), lineOf));
      if (rows.length % ROWS_AT_ONCE === 0) await othersFirst();
    }
  } catch (error) {
    throw error instanceof CsvError ? new AppError('csv_malformed', { cause: error }) : error;
  }
  if (columns === null) throw new AppError('csv_header_invalid');
  if (rows.length === 0) throw new AppError('csv_empty');
  return rows;
}

function columnsOf(record: readonly string[]): Column[] {
  const names = record.map((name) => name.toLowerCase());
  const columns = COLUMNS.filter((column) => names.includes(column));
  const isValid = columns.length === names.length && names.includes('email') && names.includes('name');
  if (!isValid) throw new AppError('csv_header_invalid');
  return names as Column[];
}

function rowOf(columns: readonly Column[], record: readonly string[], line: number): ImportRow {
  const refused = (reason: string): ImportRow => ({ line, refusal: `Line ${line}: ${reason}` });
  if (record.length !== columns.length)
    return refused(`it has ${record.length} values, the first line names ${columns.length} columns.`);
  const cell = (column: Column): string | undefined => record[columns.indexOf(column)];
  const email = normalizeEmail(cell('email') ?? '');
  const name = cell('name') ?? '';
  if (email === '') return refused('the email is missing.');
  if (email.length > EMAIL_MAX_LENGTH || !isEmail(email)) return refused('the email is not a valid address.');
  if (name === '') return refused('the name is missing.');
  if (name.length > NAME_MAX_LENGTH) return refused(`the name is longer than ${NAME_MAX_LENGTH} characters.`);
  if (CONTROL.test(name)) return refused('the name holds a line break or another control character.');
  const [summit1Access, summit2Access] = [accessOf(cell('summit1_access')), accessOf(cell('summit2_access'))];
  if (summit1Access === null) return refused('summit1_access must be yes or no.');
  if (summit2Access === null) return refused('summit2_access must be yes or no.');
  // Without both columns a row means the current edition.
  const current = summit1Access === undefined && summit2Access === undefined;
  return {
    line,
    user: { email, name, summit1Access: summit1Access ?? false, summit2Access: summit2Access ?? current },
  };
}

/** Undefined without the column, null for what is neither yes nor no. */
function accessOf(cell: string | undefined): boolean | null | undefined {
  if (cell === undefined) return undefined;
  const word = cell.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** The first row of an address counts. */
function withoutTwins(row: ImportRow, lineOf: Map<string, number>): ImportRow {
  if ('refusal' in row) return row;
  const first = lineOf.get(row.user.email);
  if (first === undefined) {
    lineOf.set(row.user.email, row.line);
    return row;
  }
  return { line: row.line, refusal: `Line ${row.line}: the email is already on line ${first}.` };
}
