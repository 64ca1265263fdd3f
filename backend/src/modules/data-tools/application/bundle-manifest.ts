import { UNFINISHED } from '../../../platform/files/file-store.port.js';
import { AppError } from '../../../platform/errors/app-error.js';

export const BUNDLE_FORMAT = 'summit-bundle';
/** Goes up with each change that an older release could not read. */
export const BUNDLE_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';

interface Content {
  /** Before compression. */
  bytes: number;
  /** Of those bytes, hexadecimal. */
  sha256: string;
}

/** The rows of a table, a line of JSON each. */
export interface BundledTable extends Content {
  table: string;
  rows: number;
}

/** An upload. */
export interface BundledFile extends Content {
  /** In the file store: `member-photos/abc.webp`. */
  path: string;
}

/** What an archive says about itself. Two archives of the same data differ in `exported_at` only. */
export interface BundleManifest {
  format: typeof BUNDLE_FORMAT;
  version: typeof BUNDLE_VERSION;
  /** ISO 8601, UTC. */
  exported_at: string;
  /** Names of the schema changes of the release that wrote it, oldest first. */
  migrations: string[];
  tables: BundledTable[];
  files: BundledFile[];
}

export const entryOfTable = (table: string): string => `tables/${table}.ndjson`;
export const entryOfFile = (path: string): string => `files/${path}`;

const TABLE_NAME = /^[a-z][a-z0-9_]{0,62}$/;
/** Names in folders, without anything that could lead out of them or hide. */
const FILE_PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}\/){1,4}[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}$/;
/** Folders that every installation writes by itself, and those whose files belong to it alone. All other files are uploads. */
const STAYING_FOLDERS = new Set(['banners', 'bonuses', 'library', 'backups', 'bundles']);
/** A folder that is not in its place yet. */
const UNFINISHED_FOLDER = /(?:^|\/)new-[^/]*\//;

/** Whether a file belongs into an archive, for what is exported and what is imported. */
export const mayTravel = (path: string): boolean =>
  FILE_PATH.test(path) &&
  !STAYING_FOLDERS.has(path.split('/')[0]!.toLowerCase()) &&
  !path.endsWith(UNFINISHED) &&
  !UNFINISHED_FOLDER.test(path);
const SHA256 = /^[0-9a-f]{64}$/;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isContent = (value: unknown): value is Record<string, unknown> & Content =>
  isObject(value) && isCount(value['bytes']) && typeof value['sha256'] === 'string' && SHA256.test(value['sha256']);
const isTable = (value: unknown): value is BundledTable =>
  isContent(value) && typeof value['table'] === 'string' && TABLE_NAME.test(value['table']) && isCount(value['rows']);
const isFile = (value: unknown): value is BundledFile => isContent(value) && typeof value['path'] === 'string';

/** Files of one archive, the manifest among them. */
export const MAX_ENTRIES = 200_000;
/** Of which each file takes a line. */
export const MAX_MANIFEST_BYTES = 33_554_432;

/** No archive is begun that no import takes. Throws `bundle_not_importable`. */
export function requireFit({ tables, files }: { tables: number; files: number }): void {
  if (tables + files + 1 > MAX_ENTRIES) throw new AppError('bundle_not_importable');
}

/** As `parseManifest` reads it. Throws `bundle_not_importable`. */
export function manifestText(manifest: BundleManifest): string {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  if (Buffer.byteLength(text) > MAX_MANIFEST_BYTES) throw new AppError('bundle_not_importable');
  return text;
}

/** Whether a file would have to be a folder as well. */
function holdsFileAsFolder(files: readonly BundledFile[]): boolean {
  const paths = new Set(files.map(({ path }) => path));
  const foldersOf = (path: string) => path.split('/').map((_part, n, parts) => parts.slice(0, n).join('/'));
  return files.some(({ path }) => foldersOf(path).some((folder) => paths.has(folder)));
}

const isIsoTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;

const distinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** Reads a manifest. Throws `bundle_not_archive`, `bundle_version_unknown`, `bundle_damaged`, `bundle_foreign_file`. */
export function parseManifest(text: string): BundleManifest {
  const found = parsed(text);
  if (!isObject(found) || found['format'] !== BUNDLE_FORMAT) throw new AppError('bundle_not_archive');
  if (found['version'] !== BUNDLE_VERSION) throw new AppError('bundle_version_unknown');
  const { exported_at, migrations, tables, files } = found;
  if (!isIsoTime(exported_at)) throw new AppError('bundle_damaged');
  if (!Array.isArray(migrations) || !migrations.every((name) => typeof name === 'string'))
    throw new AppError('bundle_damaged');
  if (!Array.isArray(tables) || !tables.every(isTable)) throw new AppError('bundle_damaged');
  if (!Array.isArray(files) || !files.every(isFile)) throw new AppError('bundle_damaged');
  if (!files.every(({ path }) => mayTravel(path)) || holdsFileAsFolder(files))
    throw new AppError('bundle_foreign_file');
  if (!distinct(tables.map(({ table }) => table)) || !distinct(files.map(({ path }) => path)))
    throw new AppError('bundle_damaged');
  return { format: BUNDLE_FORMAT, version: BUNDLE_VERSION, exported_at, migrations, tables, files };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('bundle_damaged', { cause });
  }
}

/** Rows compress about ten times; what claims much more is made to fill a disk. */
const MAX_EXPANSION = 250;
/** The same for all files together; it is lower because photos do not compress. */
const MAX_TOTAL_EXPANSION = 100;
/** Below it even empty space does no harm. */
const SMALL_BYTES = 1_048_576;

/** An entry of the archive as its directory declares it. Sizes in bytes. */
export interface DeclaredFile {
  name: string;
  size: number;
  packedSize: number;
}

/** Also where entries share their bytes, which a directory can say: together they are packed in less than the archive has. */
function fillsDisk(files: readonly DeclaredFile[], archiveBytes: number): boolean {
  const packed = files.reduce((sum, { packedSize }) => sum + packedSize, 0);
  const unpacked = files.reduce((sum, { size }) => sum + size, 0);
  return packed > archiveBytes || (unpacked > SMALL_BYTES && unpacked > archiveBytes * MAX_TOTAL_EXPANSION);
}

/**
 * Holds what the archive's directory declares against the manifest and the tables of this release. Throws `bundle_foreign_file`,
 * `bundle_damaged`, `bundle_checksum_wrong`, `bundle_too_large`, `bundle_release_differs`.
 */
export function checkDeclared(
  manifest: BundleManifest,
  files: readonly DeclaredFile[],
  { archiveBytes, ...release }: { migrations: readonly string[]; tables: readonly string[]; archiveBytes: number },
): void {
  if (manifest.migrations.join() !== release.migrations.join()) throw new AppError('bundle_release_differs');
  const known = new Set(release.tables);
  if (manifest.tables.some(({ table }) => !known.has(table))) throw new AppError('bundle_foreign_file');
  if (manifest.tables.length !== known.size) throw new AppError('bundle_damaged');
  if (fillsDisk(files, archiveBytes)) throw new AppError('bundle_too_large');
  const listed = new Map([
    ...manifest.tables.map(({ table, bytes }) => [entryOfTable(table), bytes] as const),
    ...manifest.files.map(({ path, bytes }) => [entryOfFile(path), bytes] as const),
  ]);
  for (const { name, size, packedSize } of files) {
    if (size > SMALL_BYTES && size > packedSize * MAX_EXPANSION) throw new AppError('bundle_too_large');
    if (name === MANIFEST_NAME) continue;
    const bytes = listed.get(name);
    if (bytes === undefined) throw new AppError('bundle_foreign_file');
    if (size !== bytes) throw new AppError('bundle_checksum_wrong');
    listed.delete(name);
  }
  if (listed.size > 0) throw new AppError('bundle_damaged');
}
