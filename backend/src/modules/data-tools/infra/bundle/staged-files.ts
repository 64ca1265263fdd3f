import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../../../platform/files/file-store.port.js';
import { travellingFiles } from './travelling-files.js';

/** Folder of the archives in the file store, and of those that are being written below FILES_DIR. */
export const BUNDLE_FOLDER = 'bundles';
/** Begin of the names of what an export or import has not finished. */
export const STAGED = 'staged-';

/**
 * The uploads of an export, held until it has written them: a member who changes a photo meanwhile removes the file before.
 */
export class StagedFiles {
  private readonly folder: string;
  private readonly held = new Set<string>();

  constructor(
    private readonly files: Pick<FileStore, 'list' | 'copyTo'>,
    filesDir: string,
  ) {
    this.folder = join(filesDir, BUNDLE_FOLDER, `${STAGED}${randomUUID()}`);
  }

  /** Holds the uploads that there are now, besides those of the times before. */
  async gather(): Promise<void> {
    await this.hold(await travellingFiles(this.files));
  }

  /** What has gone since it was listed is left out. */
  async hold(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if (this.held.has(path)) continue;
      await mkdir(dirname(this.at(path)), { recursive: true });
      if (await this.files.copyTo(path, this.at(path))) this.held.add(path);
    }
  }

  /** Keys, sorted alike on every machine. */
  get paths(): string[] {
    return [...this.held].toSorted((a, b) => (a < b ? -1 : 1));
  }

  at(path: string): string {
    return join(this.folder, path);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Removes what processes that were interrupted before `time` (ms) have left in the folder of the archives. */
export async function removeLeftStaging(folder: string, time: number): Promise<void> {
  const names = await readdir(folder).catch(unlessGone([]));
  for (const name of names.filter((one) => one.startsWith(STAGED))) {
    const changedAt = await stat(join(folder, name)).then(({ mtimeMs }) => mtimeMs, unlessGone(time));
    if (changedAt < time) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** An answer for a file that is no longer there. */
function unlessGone<Answer>(answer: Answer): (error: { code?: string }) => Answer {
  return (error) => {
    if (error.code === 'ENOENT') return answer;
    throw error;
  };
}
