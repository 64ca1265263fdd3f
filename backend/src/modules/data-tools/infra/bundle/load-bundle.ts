import type { SqlExecutor, Statement } from '../../../../platform/database/sql.js';
import { AppError } from '../../../../platform/errors/app-error.js';
import {
  BOOKS_UNBALANCED,
  FILLED_BY_PREPARE,
  hasRows,
  isTransaction,
  migrationsOf,
  PAGE_VIEW_MONTHS,
  travellingTables,
  type TravellingTable,
} from '../../read-models/travelling-tables.js';
import type { BundledTable } from '../../application/bundle-manifest.js';
import { openBundle, type OpenBundle } from './open-bundle.js';
import { PlacedFiles } from './placed-files.js';
import type { BundleOrder } from './write-bundle.js';

const once = (text: string): Statement => ({ name: '', text });
const NO_LIMITS = [
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  `set local time zone 'UTC'`,
].map(once);
/** Text handed over at once, in characters. */
const PIECE = 1_000_000;

/** References between the tables, which are taken off and checked again at the end: rows come in the order of names. */
const REFERENCES = once(
  `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
   from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1, 2`,
);
const SEQUENCES = once(
  `select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence, quote_ident(table_name) as table, quote_ident(column_name) as column
   from information_schema.columns where table_schema = 'public' and table_name = any ($1) and is_identity = 'YES'`,
);

const insert = ({ table, columns, elsewhere }: TravellingTable): Statement =>
  once(
    elsewhere?.insert ??
      `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
     select ${columns
       .map((column) =>
         isTransaction(column)
           ? `case "${column.name}"::text when '0' then '0'::xid8 else pg_current_xact_id() end`
           : `"${column.name}"`,
       )
       .join(', ')} from json_populate_recordset(null::"${table}", $1::json)`,
  );

export interface LoadedBundle {
  tables: number;
  rows: number;
  files: number;
  /** ISO 8601, UTC. */
  exportedAt: string;
}

/** What the database says of rows that don't fit: values of another kind, keys twice, references to nothing. */
const DOES_NOT_FIT = /^(22|23)/;
/** The product runs and holds a table. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Fills an empty database with an archive, in the transaction of `tx`, which is the owner's: all or nothing. Throws what `openBundle`
 * throws, `bundle_damaged`, `bundle_checksum_wrong`, `bundle_database_not_empty`, `data_tool_busy`.
 */
export async function loadBundle(
  tx: SqlExecutor,
  { file, files, filesDir, progress = () => undefined }: Omit<BundleOrder, 'at'>,
): Promise<LoadedBundle> {
  for (const limit of NO_LIMITS) await tx.query(limit);
  const tables = await travellingTables(tx);
  const bundle = await openBundle(file, {
    migrations: await migrationsOf(tx),
    tables: tables.map(({ table }) => table),
  });
  const placed = new PlacedFiles(files, filesDir);
  try {
    await mustBeEmpty(tx, tables);
    await checkAll(bundle, tables);
    const totalRows = bundle.manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
    let rows = 0;
    const advance = (more: number): void => progress({ rows: (rows += more), totalRows });
    await fill(tx, { tables, bundle, advance });
    for (const one of bundle.manifest.files) await placed.place(one, bundle.bytes(one));
    return {
      tables: tables.length,
      rows,
      files: bundle.manifest.files.length,
      exportedAt: bundle.manifest.exported_at,
    };
  } catch (error) {
    await placed.undo();
    const code = (error as { code?: string } | null)?.code ?? '';
    if (error instanceof AppError) throw error;
    if (DOES_NOT_FIT.test(code)) throw new AppError('bundle_damaged', { cause: error });
    throw code === LOCK_NOT_AVAILABLE ? new AppError('data_tool_busy', { cause: error }) : error;
  } finally {
    bundle.close();
  }
}

async function mustBeEmpty(tx: SqlExecutor, tables: readonly TravellingTable[]): Promise<void> {
  for (const table of tables)
    if (!FILLED_BY_PREPARE.includes(table.table)) {
      const [row] = await tx.query<{ filled: boolean }>(hasRows(table));
      if (row?.filled) throw new AppError('bundle_database_not_empty');
    }
}

const bundledAs = (bundle: OpenBundle, table: string): BundledTable =>
  bundle.manifest.tables.find((one) => one.table === table)!;

/** One row with all columns of its table and no other: the database would ignore what it does not know, and leave empty what is missing. */
function isRowOf(names: string, line: string): boolean {
  try {
    const row: unknown = JSON.parse(line);
    return typeof row === 'object' && row !== null && Object.keys(row).join() === names;
  } catch {
    return false;
  }
}

/** Reads everything once, so that a damaged archive is refused before a row is written. */
async function checkAll(bundle: OpenBundle, tables: readonly TravellingTable[]): Promise<void> {
  for (const { table, columns } of tables) {
    const names = columns.map(({ name }) => name).join();
    for await (const lines of bundle.lines(bundledAs(bundle, table)))
      if (!lines.every((line) => isRowOf(names, line))) throw new AppError('bundle_damaged');
  }
  for (const file of bundle.manifest.files) for await (const chunk of bundle.bytes(file)) if (chunk.length === 0) break;
}

async function fill(
  tx: SqlExecutor,
  {
    tables,
    bundle,
    advance,
  }: { tables: readonly TravellingTable[]; bundle: OpenBundle; advance: (rows: number) => void },
): Promise<void> {
  const references = await tx.query<{ table: string; name: string; definition: string }>(REFERENCES);
  for (const { table, name } of references) await tx.query(once(`alter table ${table} drop constraint ${name}`));
  // Triggers stay silent for rows of the past: no chain is written again, no change is noted.
  const ours = tables.filter(({ elsewhere }) => !elsewhere);
  for (const { table } of ours) await tx.query(once(`alter table "${table}" disable trigger user`));
  // From here on nobody else writes to them; until now somebody could.
  await mustBeEmpty(tx, tables);
  await tx.query(once(`truncate ${ours.map(({ table }) => `"${table}"`).join(', ')}`));
  for (const table of tables) {
    for await (const lines of inPieces(bundle.lines(bundledAs(bundle, table.table)))) {
      await tx.query(insert(table), [`[${lines.join(',')}]`]);
      advance(lines.length);
    }
  }
  for (const { sequence, table, column } of await tx.query<{ sequence: string; table: string; column: string }>(
    SEQUENCES,
    [tables.map(({ table }) => table)],
  ))
    await tx.query(once(`select setval($1, greatest(max(${column}), 1), max(${column}) is not null) from ${table}`), [
      sequence,
    ]);
  await tx.query(PAGE_VIEW_MONTHS);
  if ((await tx.query<{ unbalanced: boolean }>(BOOKS_UNBALANCED))[0]?.unbalanced) throw new AppError('bundle_damaged');
  for (const { table } of ours) await tx.query(once(`alter table "${table}" enable trigger user`));
  for (const { table, name, definition } of references)
    await tx.query(once(`alter table ${table} add constraint ${name} ${definition}`));
}

/** Small pieces of a stream joined to larger ones. */
async function* inPieces(source: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let waiting: string[] = [];
  let length = 0;
  for await (const lines of source) {
    for (const line of lines) {
      waiting.push(line);
      length += line.length;
    }
    if (length < PIECE) continue;
    yield waiting;
    waiting = [];
    length = 0;
  }
  if (waiting.length > 0) yield waiting;
}
