import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Folder of the backups in the file store, and of those that are being written below FILES_DIR. */
export const BACKUP_FOLDER = 'backups';

export interface WrittenFile {
  /** Bytes. */
  size: number;
  digest: string;
}

/** Writes lines to a compressed file as they come, and answers when the disk has them. Leaves no file behind where it fails. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<WrittenFile> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
    const handle = await open(file, 'r+');
    await handle.sync().finally(() => handle.close());
    return { size: (await stat(file)).size, digest: await digestOf(file) };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

export const digestOf = (file: string): Promise<string> => digestOfStream(createReadStream(file));

export async function digestOfStream(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}

/**
 * The lines of such a file, one at a time. Not by node:readline: it takes U+2028 for the end of a line, from Node.js 24 on, and a
 * name may hold one.
 */
export async function* readLines(source: Readable): AsyncIterable<string> {
  const text = createGunzip().setEncoding('utf8');
  // The reader of `text` gets the error.
  connect(source, text, () => undefined);
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
