import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '../../../../platform/errors/app-error.js';
import {
  checkDeclared,
  entryOfFile,
  entryOfTable,
  MANIFEST_NAME,
  MAX_ENTRIES,
  MAX_MANIFEST_BYTES,
  parseManifest,
  type BundledFile,
  type BundledTable,
  type BundleManifest,
} from '../../application/bundle-manifest.js';

/** Longest row, in characters. */
const MAX_ROW_CHARACTERS = 33_554_432;
/** What the library says of names that leave the folder. */
const BAD_NAME = /relative path|absolute path|invalid characters/i;
const NO_ARCHIVE = /end of central directory|file too short/i;

export interface OpenBundle {
  manifest: BundleManifest;
  /** Lines of a table in pieces that end with a line. Throws where they are not what the manifest says. */
  lines(table: BundledTable): AsyncGenerator<string[]>;
  /** Fails at its end where the file is not what the manifest says. */
  bytes(file: BundledFile): AsyncGenerator<Buffer>;
  close(): void;
}

/**
 * Opens an archive and holds its directory against this release; no row has been read yet. Throws `bundle_not_archive` and what
 * `checkDeclared` throws. The file must not change meanwhile.
 */
export async function openBundle(
  file: string,
  release: { migrations: readonly string[]; tables: readonly string[] },
): Promise<OpenBundle> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true, validateEntrySizes: true }).catch(
    refuse,
  );
  try {
    const entries = await entriesOf(zip);
    const manifest = await manifestOf(zip, entries.get(MANIFEST_NAME));
    const declared = [...entries.values()].map(({ fileName, uncompressedSize, compressedSize }) => ({
      name: fileName,
      size: uncompressedSize,
      packedSize: compressedSize,
    }));
    checkDeclared(manifest, declared, { ...release, archiveBytes: zip.fileSize });
    return {
      manifest,
      lines: (table) => linesOf(zip, entries.get(entryOfTable(table.table))!, table),
      bytes: (one) => bytesOf(zip, entries.get(entryOfFile(one.path))!, one),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** The library's reason in the words of the catalog; ours as it is. */
function refuse(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  const { message = '', code } = cause as Partial<Error & { code: string }>;
  // The file itself can't be read: no fault of the archive.
  if (code?.startsWith('E') && 'syscall' in (cause as object)) throw cause;
  if (BAD_NAME.test(message)) throw new AppError('bundle_foreign_file', { cause });
  throw new AppError(NO_ARCHIVE.test(message) ? 'bundle_not_archive' : 'bundle_damaged', { cause });
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (found.has(entry.fileName) || found.size >= MAX_ENTRIES) throw new AppError('bundle_foreign_file');
      if (!entry.canDecodeFileData()) throw new AppError('bundle_damaged');
      found.set(entry.fileName, entry);
    }
  } catch (error) {
    refuse(error);
  }
  return found;
}

async function manifestOf(zip: ZipFile, entry: Entry | undefined): Promise<BundleManifest> {
  if (!entry) throw new AppError('bundle_not_archive');
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES) throw new AppError('bundle_too_large');
  const decoded = utf8();
  let text = '';
  let sum = 0;
  for await (const chunk of contentOf(zip, entry)) {
    sum = crc32(chunk, sum);
    text += decoded(chunk);
  }
  // It has the checksums of all others, and nothing else has its own.
  if (sum !== entry.crc32) throw new AppError('bundle_checksum_wrong');
  return parseManifest(text);
}

/** Fails where an entry unpacks to more or less than its declared size: the library counts. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    const stream = (await zip.openReadStreamPromise(entry)) as Readable;
    for await (const chunk of stream as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    refuse(error);
  }
}

async function* bytesOf(zip: ZipFile, entry: Entry, file: BundledFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of contentOf(zip, entry)) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== file.sha256) throw new AppError('bundle_checksum_wrong');
}

async function* linesOf(zip: ZipFile, entry: Entry, table: BundledTable): AsyncGenerator<string[]> {
  const hash = createHash('sha256');
  const decoded = utf8();
  // Put together when the line has ended: a long one comes in hundreds of pieces.
  let begun: string[] = [];
  let begunLength = 0;
  let rows = 0;
  for await (const chunk of contentOf(zip, entry)) {
    hash.update(chunk);
    const lines = decoded(chunk).split('\n');
    const rest = lines.pop()!;
    if (lines.length > 0) {
      lines[0] = [...begun, lines[0]].join('');
      begun = [];
      begunLength = 0;
    }
    begun.push(rest);
    begunLength += rest.length;
    if (begunLength > MAX_ROW_CHARACTERS) throw new AppError('bundle_too_large');
    rows += lines.length;
    if (lines.length > 0) yield lines;
  }
  if (begunLength > 0 || rows !== table.rows || hash.digest('hex') !== table.sha256)
    throw new AppError('bundle_checksum_wrong');
}

/** Decodes the chunks of one text; other bytes are damage. */
function utf8(): (chunk: Buffer) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return decoder.decode(chunk, { stream: true });
    } catch (cause) {
      throw new AppError('bundle_damaged', { cause });
    }
  };
}
