import { Inject, Injectable } from '@nestjs/common';
import type { LibraryFileKey, SummitResourceKey } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.port.js';
import { KnownSizes } from '../../../platform/files/known-sizes.js';
import type { LibraryFileSizes } from '../application/library-contents.port.js';
import { giftFile, LIBRARY_FOLDER, libraryFile, summitResourceFile, type StoredFile } from './library-folder.js';

/** A file and the name of its download. */
export interface FoundFile {
  /** Key in the file store. */
  key: string;
  name: string;
}

/** Finds the files that `prepare` has made. */
@Injectable()
export class LibraryFileStore implements LibraryFileSizes {
  private readonly shownSizes = new KnownSizes(this.files);

  constructor(@Inject(FILE_STORE) private readonly files: Pick<FileStore, 'sizeOf'>) {}

  ofOrder(key: LibraryFileKey): Promise<FoundFile> {
    return this.found(libraryFile(key));
  }

  /** Throws `not_found` for a key that no gift has. */
  gift(key: string): Promise<FoundFile> {
    const file = giftFile(key);
    if (!file) throw new AppError('not_found');
    return this.found(file);
  }

  /** Fails while the store can't tell: null would take the file out of the library of somebody who owns it. */
  sizeOf(key: LibraryFileKey): Promise<number | null> {
    return this.bytesOf(libraryFile(key));
  }

  /** Bytes of both files, for the pages; null where one was never made and while the store can't tell. */
  async dayPageSizes(): Promise<Record<SummitResourceKey, number | null>> {
    const [blueprints, playbook] = await Promise.all([
      this.shownSizes.of(keyOf(summitResourceFile('day-page-blueprints'))),
      this.shownSizes.of(keyOf(summitResourceFile('day-page-playbook'))),
    ]);
    return { 'day-page-blueprints': blueprints, 'day-page-playbook': playbook };
  }

  /** A file that was never made is our fault and not a wrong link: `service_unavailable`. */
  private async found(file: StoredFile): Promise<FoundFile> {
    if ((await this.bytesOf(file)) === null) throw new AppError('service_unavailable');
    return { key: keyOf(file), name: file.name };
  }

  private bytesOf(file: StoredFile): Promise<number | null> {
    return this.files.sizeOf(keyOf(file));
  }
}

const keyOf = ({ path }: StoredFile): string => `${LIBRARY_FOLDER}/${path}`;
