import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mayTravel, UNFINISHED, type BundledFile } from '../../application/bundle-manifest.js';

/** Paths below `filesDir` of all uploads. */
export async function travellingFiles(filesDir: string): Promise<string[]> {
  const found = await readdir(filesDir, { recursive: true, withFileTypes: true }).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(filesDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(mayTravel);
}

/** Uploads of an archive in their places. */
export class PlacedFiles {
  private readonly added: string[] = [];

  constructor(private readonly filesDir: string) {}

  /** A reader never sees half of a file. */
  async place({ path }: BundledFile, bytes: AsyncIterable<Buffer>): Promise<void> {
    const file = join(this.filesDir, path);
    const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
    const wasThere = await access(file).then(
      () => true,
      () => false,
    );
    await mkdir(dirname(file), { recursive: true });
    try {
      await pipeline(bytes, createWriteStream(unfinished, { mode: 0o640, flags: 'wx', flush: true }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    if (!wasThere) this.added.push(file);
  }

  /** Takes away what was added; what was there before stays. */
  async undo(): Promise<void> {
    for (const file of this.added) await rm(file, { force: true });
  }
}
