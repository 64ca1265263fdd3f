import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { WAITS_FOR_FILES, type SqlExecutor, type Statement } from '../../../../platform/database/sql.js';
import type { FileStore } from '../../../../platform/files/file-store.port.js';
import {
  BUNDLE_FORMAT,
  BUNDLE_VERSION,
  entryOfFile,
  entryOfTable,
  MANIFEST_NAME,
  manifestText,
  requireFit,
  type BundledTable,
  type BundleManifest,
} from '../../application/bundle-manifest.js';
import { StagedFiles } from './staged-files.js';
import {
  countOf,
  migrationsOf,
  rowsOf,
  travellingTables,
  WHOLE_SUMMIT,
  type BundleView,
  type TableView,
  type TravellingTable,
} from '../../read-models/travelling-tables.js';

const once = (text: string): Statement => ({ name: '', text });
/** Everything is read as it was at one moment, and written alike on every server. The uploads come last, when nothing is asked any more. */
const SNAPSHOT = [
  once('set transaction isolation level repeatable read, read only'),
  once(`set local time zone 'UTC'`),
  once(`set local intervalstyle = 'postgres'`),
  once(`set local bytea_output = 'hex'`),
  WAITS_FOR_FILES,
];
const BATCH = 500;
const NEXT = once(`fetch ${BATCH} from bundled_rows`);
const CLOSE = once('close bundled_rows');

/** The same in every archive: the only date in it is the manifest's. */
const ENTRY = { mtime: new Date(Date.UTC(2025, 9, 27)), mode: 0o100600, forceDosTimestamp: true };
/** Photos are compressed already. */
const STORED = { ...ENTRY, compress: false };

export interface BundleProgress {
  rows: number;
  totalRows: number;
}
export interface BundleOrder {
  /** Where the archive goes. */
  file: string;
  files: FileStore;
  /** Where uploads are held meanwhile. */
  filesDir: string;
  /** ms. */
  at: number;
  progress?: (done: BundleProgress) => void;
  /** What goes in, as of the moment of the transaction; everything unless given. */
  view?: (tx: SqlExecutor) => Promise<BundleView>;
}
export interface WrittenBundle {
  /** Bytes. */
  size: number;
  manifest: BundleManifest;
}

/**
 * Writes all that travels to a new file, row by row, in the transaction of `tx`, which must have done nothing yet. Leaves no file
 * behind where it fails.
 */
export async function writeBundle(tx: SqlExecutor, order: BundleOrder): Promise<WrittenBundle> {
  const staged = new StagedFiles(order.files, order.filesDir);
  try {
    return await write(tx, order, staged);
  } finally {
    await staged.remove();
  }
}

async function write(
  tx: SqlExecutor,
  { file, at, progress = () => undefined, view: viewOf = async () => WHOLE_SUMMIT }: BundleOrder,
  staged: StagedFiles,
): Promise<WrittenBundle> {
  for (const setting of SNAPSHOT) await tx.query(setting);
  // Before and after the first look at the rows: among both is every file that a row names.
  await staged.gather();
  const tables = await travellingTables(tx);
  await staged.gather();
  const view = await viewOf(tx);
  const paths = staged.paths.filter((path) => view.takesFile(path));
  requireFit({ tables: tables.length, files: paths.length });
  const manifest: BundleManifest = {
    format: BUNDLE_FORMAT,
    version: BUNDLE_VERSION,
    exported_at: new Date(at).toISOString(),
    migrations: await migrationsOf(tx),
    tables: [],
    files: [],
  };
  let totalRows = 0;
  for (const table of tables)
    totalRows += (await tx.query<{ n: number }>(countOf(table, view.of(table.table))))[0]?.n ?? 0;
  let rows = 0;
  const advance = (more: number): void => progress({ rows: (rows += more), totalRows });

  await mkdir(dirname(file), { recursive: true });
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  /** Content that is read when its turn comes; what fails in it fails all. */
  const add = (name: string, content: () => Content, options = ENTRY): void =>
    zip.addReadStreamLazy(name, options, (give) => {
      if (output.destroyed) return;
      source = Readable.from(content(), { objectMode: false, highWaterMark: 1 });
      source.on('error', (error) => output.destroy(error));
      give(null, source);
    });
  for (const table of tables)
    add(entryOfTable(table.table), () => noted(tx, table, { view: view.of(table.table), manifest, advance }));
  for (const path of paths) add(entryOfFile(path), () => listed(staged, path, manifest), STORED);
  add(MANIFEST_NAME, () => manifestLines(manifest));
  zip.on('error', (error: Error) => output.destroy(error));
  zip.end();
  try {
    await pipeline(output, createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));
  } catch (error) {
    // A failed transaction takes no further statement.
    source?.destroy();
    // A file that was there already is not ours to remove.
    if ((error as { code?: string }).code !== 'EEXIST') await rm(file, { force: true });
    throw error;
  }
  return { size: (await stat(file)).size, manifest };
}

type Content = AsyncIterable<string | Buffer> | Iterable<string>;

/** The lines of a table; when they have gone, the manifest knows them. */
async function* noted(
  tx: SqlExecutor,
  table: TravellingTable,
  { view, manifest, advance }: { view: TableView | null; manifest: BundleManifest; advance: (rows: number) => void },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const written: BundledTable = { table: table.table, rows: 0, bytes: 0, sha256: '' };
  await tx.query(rowsOf(table, view));
  for (;;) {
    const rows = await tx.query<{ row: string }>(NEXT);
    if (rows.length === 0) break;
    const lines = rows.map(({ row }) => `${row}\n`).join('');
    hash.update(lines);
    written.rows += rows.length;
    written.bytes += Buffer.byteLength(lines);
    yield lines;
    advance(rows.length);
  }
  await tx.query(CLOSE);
  manifest.tables.push({ ...written, sha256: hash.digest('hex') });
}

async function* listed(staged: StagedFiles, path: string, manifest: BundleManifest): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(staged.at(path)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  manifest.files.push({ path, bytes, sha256: hash.digest('hex') });
}

/** Written when all its lines are known. */
function* manifestLines(manifest: BundleManifest): Generator<string> {
  yield manifestText(manifest);
}
