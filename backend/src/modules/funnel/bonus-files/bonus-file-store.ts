import { Inject, Injectable } from '@nestjs/common';
import { BONUS_FILE_NAMES } from '@summit/content/bonus-catalog';
import { BONUS_KEYS, type BonusKey } from '@summit/rules';
import { AppError } from '../../../platform/errors/app-error.js';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.port.js';
import { KnownSizes } from '../../../platform/files/known-sizes.js';

/** Folder of the bonus files in the file store. */
export const BONUS_FOLDER = 'bonuses';

const keyOf = (key: BonusKey): string => `${BONUS_FOLDER}/${BONUS_FILE_NAMES[key]}`;

/** Finds the files that `prepare` has written. */
@Injectable()
export class BonusFileStore {
  private readonly shownSizes = new KnownSizes(this.files);

  constructor(@Inject(FILE_STORE) private readonly files: Pick<FileStore, 'sizeOf'>) {}

  /**
   * Key in the file store and the name of the download. Errors: `service_unavailable` where the file was never written, because
   * that is our fault and not a wrong link.
   */
  async find(key: BonusKey): Promise<{ key: string; name: string }> {
    if ((await this.files.sizeOf(keyOf(key))) === null) throw new AppError('service_unavailable');
    return { key: keyOf(key), name: BONUS_FILE_NAMES[key] };
  }

  /** Bytes of each file, for the pages; null where it was never written and while the store can't tell. */
  async sizes(): Promise<Record<BonusKey, number | null>> {
    const sizes = BONUS_KEYS.map(async (key) => [key, await this.shownSizes.of(keyOf(key))] as const);
    return Object.fromEntries(await Promise.all(sizes)) as Record<BonusKey, number | null>;
  }
}
