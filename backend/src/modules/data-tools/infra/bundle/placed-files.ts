import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../../platform/files/file-store.port.js';
import type { BundledFile } from '../../application/bundle-manifest.js';
import { BUNDLE_FOLDER, STAGED } from './staged-files.js';

/** Uploads of an archive in their places. */
export class PlacedFiles {
  private readonly added: string[] = [];
  private readonly folder: string;

  /** @param filesDir where a file is put together before it moves into the store as a whole */
  constructor(
    private readonly files: FileStore,
    filesDir: string,
  ) {
    this.folder = join(filesDir, BUNDLE_FOLDER);
  }

  async place({ path }: BundledFile, bytes: AsyncIterable<Buffer>): Promise<void> {
    const unfinished = join(this.folder, `${STAGED}${randomUUID()}`);
    const wasThere = (await this.files.sizeOf(path)) !== null;
    await mkdir(this.folder, { recursive: true });
    try {
      await pipeline(bytes, createWriteStream(unfinished, { mode: 0o640, flags: 'wx', flush: true }));
      await this.files.moveIn(path, unfinished);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    if (!wasThere) this.added.push(path);
  }

  /** Takes away what was added; what was there before stays. */
  async undo(): Promise<void> {
    for (const path of this.added) await this.files.remove(path);
  }
}
