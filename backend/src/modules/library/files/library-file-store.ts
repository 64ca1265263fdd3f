import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { LibraryFileKey, SummitResourceKey } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { LibraryFileSizes } from '../application/library-contents.port.js';
import { giftFile, LIBRARY_FOLDER, libraryFile, summitResourceFile, type StoredFile } from './library-folder.js';

/** Finds the files that `prepare` has made. Paths are below FILES_DIR. */
@Injectable()
export class LibraryFileStore implements LibraryFileSizes {
  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'filesDir'>) {}

  ofOrder(key: LibraryFileKey): Promise<StoredFile> {
    return this.found(libraryFile(key));
  }

  /** Throws `not_found` for a key that no gift has. */
  gift(key: string): Promise<StoredFile> {
    const file = giftFile(key);
    if (!file) throw new AppError('not_found');
    return this.found(file);
  }

  sizeOf(key: LibraryFileKey): Promise<number | null> {
    return this.bytesOf(libraryFile(key));
  }

  async dayPageSizes(): Promise<Record<SummitResourceKey, number | null>> {
    const [blueprints, playbook] = await Promise.all([
      this.bytesOf(summitResourceFile('day-page-blueprints')),
      this.bytesOf(summitResourceFile('day-page-playbook')),
    ]);
    return { 'day-page-blueprints': blueprints, 'day-page-playbook': playbook };
  }

  /** A file that was never made is our fault and not a wrong link: `service_unavailable`. */
  private async found({ path: below, name }: StoredFile): Promise<StoredFile> {
    if ((await this.bytesOf({ path: below, name })) === null) throw new AppError('service_unavailable');
    return { path: `${LIBRARY_FOLDER}/${below}`, name };
  }

  private async bytesOf(file: StoredFile): Promise<number | null> {
    try {
      return (await stat(path.resolve(this.config.filesDir, LIBRARY_FOLDER, file.path))).size;
    } catch {
      return null;
    }
  }
}
