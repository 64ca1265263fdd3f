import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { BundleManifest } from '../../application/bundle-manifest.js';
import { openBundle } from './open-bundle.js';

const RELEASE = { migrations: ['First1'], tables: ['faq', 'signup'] };
const TABLES = { faq: '', signup: `{"id":1,"name":"Zoé"}\n{"id":2,"name":"${'x'.repeat(400)}"}\n` };
const FILES = { 'member-photos/a.webp': 'a photo', 'faces/host/b.avif': 'a face that is longer' };
const MANIFEST_ENTRY = 'manifest.json';

const contentOf = (text: string) => ({
  bytes: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});
const manifestOf = (tables: Record<string, string>, files: Record<string, string>): BundleManifest => ({
  format: 'summit-bundle',
  version: 1,
  exported_at: '2025-11-20T18:00:00.000Z',
  migrations: RELEASE.migrations,
  tables: Object.entries(tables).map(([table, text]) => ({
    table,
    rows: text.split('\n').length - 1,
    ...contentOf(text),
  })),
  files: Object.entries(files).map(([name, text]) => ({ path: name, ...contentOf(text) })),
});

//
describe('an archive that somebody sends', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'summit-open-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Photos are stored as they are, as an export does it. */
  async function packed(
    entries: readonly (readonly [string, string])[],
    { compress = false }: { compress?: boolean } = {},
  ): Promise<Buffer> {
    const zip = new ZipFile();
    for (const [name, text] of entries) {
      const isPhoto = name.startsWith('files/') || name === 'once';
      zip.addBuffer(Buffer.from(text), name, { compress: compress || !isPhoto, mtime: new Date(0) });
    }
    zip.end();
    const file = path.join(folder, 'packed.zip');
    await pipeline(zip.outputStream, createWriteStream(file));
    return readFile(file);
  }
  const whole = (): Promise<Buffer> =>
    packed([
      ...Object.entries(TABLES).map(([table, text]) => [`tables/${table}.ndjson`, text] as const),
      ...Object.entries(FILES).map(([name, text]) => [`files/${name}`, text] as const),
      [MANIFEST_ENTRY, JSON.stringify(manifestOf(TABLES, FILES))],
    ]);

  /** All that an import reads of it, as a digest. */
  async function read(bytes: Buffer): Promise<string> {
    const file = path.join(folder, 'sent.zip');
    await writeFile(file, bytes);
    const bundle = await openBundle(file, RELEASE);
    try {
      const found: unknown[] = [bundle.manifest];
      for (const table of bundle.manifest.tables) for await (const lines of bundle.lines(table)) found.push(lines);
      for (const one of bundle.manifest.files)
        for await (const chunk of bundle.bytes(one)) found.push(chunk.toString('latin1'));
      return createHash('sha256').update(JSON.stringify(found)).digest('hex');
    } finally {
      bundle.close();
    }
  }
  /** The code of the refusal; anything that is no refusal as it is. */
  const outcomeOf = (bytes: Buffer): Promise<string> =>
    read(bytes).catch((error: unknown) => {
      if (error instanceof AppError && error.code.startsWith('bundle_')) return error.code;
      throw error;
    });

  it('is refused wherever it ends too early', async () => {
    const bytes = await whole();
    const outcomes = new Set<string>();
    // Each of the last bytes, where the directory of the archive ends, and some of the others.
    for (let length = 0; length < bytes.length; length += length < bytes.length - 60 ? 13 : 1)
      outcomes.add(await outcomeOf(bytes.subarray(0, length)));
    expect([...outcomes]).toEqual(['bundle_not_archive']);
  });

  it('is refused, or read as it was written, whichever bit of it is another one', async () => {
    const bytes = await whole();
    const intact = await outcomeOf(bytes);
    const outcomes = new Map<string, number>();
    for (let at = 0; at < bytes.length; at += 3) {
      const flipped = Buffer.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      const outcome = await outcomeOf(flipped);
      const known = outcome === intact ? 'as it was written' : outcome;
      outcomes.set(known, (outcomes.get(known) ?? 0) + 1);
    }
    expect([...outcomes.keys()].filter((one) => !/^bundle_|^as it was written$/.test(one))).toEqual([]);
    // Times and rights of files, and what their names are beside the directory: nobody reads them.
    expect(outcomes.get('as it was written')).toBeLessThan(bytes.length / 6);
  });

  const tableEntries = Object.entries(TABLES).map(([table, text]) => [`tables/${table}.ndjson`, text] as const);
  const names = Array.from({ length: 400 }, (_none, n) => `member-photos/${n}.webp`);
  const manifestFor = (text: string) =>
    JSON.stringify(manifestOf(TABLES, Object.fromEntries(names.map((name) => [name, text]))));

  it('is refused where many of its files are the same bytes of it', async () => {
    const photo = randomBytes(20_000).toString('latin1');
    const bytes = await packed([...tableEntries, [MANIFEST_ENTRY, manifestFor(photo)], ['once', photo]]);
    const bomb = namedAgain(bytes, { entry: 'once', names: names.map((name) => `files/${name}`) });
    expect(await outcomeOf(bomb)).toBe('bundle_too_large');
  });

  it('is refused where each of its files is small, and all of them together are a disk full', async () => {
    const photo = '0'.repeat(100_000);
    const files = names.map((name) => [`files/${name}`, photo] as const);
    const bytes = await packed([...tableEntries, ...files, [MANIFEST_ENTRY, manifestFor(photo)]], { compress: true });
    expect(bytes.length).toBeLessThan(400_000);
    expect(await outcomeOf(bytes)).toBe('bundle_too_large');
  });

  it('is refused where a file is in the place of a folder', async () => {
    const clash = { 'member-photos/a': 'x', 'member-photos/a/b.webp': 'y' };
    const entries = Object.entries(clash).map(([name, text]) => [`files/${name}`, text] as const);
    const manifest = JSON.stringify(manifestOf(TABLES, clash));
    expect(await outcomeOf(await packed([...tableEntries, ...entries, [MANIFEST_ENTRY, manifest]]))).toBe(
      'bundle_foreign_file',
    );
  });
});

const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const DIRECTORY_END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Lists the bytes of one entry under other names instead. The fields are those of APPNOTE 4.3.12 and 4.3.16. */
function namedAgain(zip: Buffer, { entry, names }: { entry: string; names: readonly string[] }): Buffer {
  const end = zip.lastIndexOf(DIRECTORY_END);
  const start = zip.readUInt32LE(end + 16);
  const entries: Buffer[] = [];
  for (let at = zip.indexOf(DIRECTORY_ENTRY, start), next; at >= 0 && at < end; at = next) {
    next = at + 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    entries.push(zip.subarray(at, next));
  }
  const nameOf = (one: Buffer) => one.toString('utf8', 46, 46 + one.readUInt16LE(28));
  const listed = entries.flatMap((one) => {
    if (nameOf(one) !== entry) return [one];
    return names.map((name) => {
      const head = Buffer.from(one.subarray(0, 46));
      head.writeUInt16LE(Buffer.byteLength(name), 28);
      return Buffer.concat([head, Buffer.from(name), one.subarray(46 + entry.length)]);
    });
  });
  const directory = Buffer.concat(listed);
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(listed.length, 8);
  tail.writeUInt16LE(listed.length, 10);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([zip.subarray(0, start), directory, tail]);
}
