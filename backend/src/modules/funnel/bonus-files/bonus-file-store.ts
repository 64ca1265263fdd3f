import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { BONUS_FILE_NAMES } from '@summit/content/bonus-catalog';
import { BONUS_KEYS, type BonusKey } from '@summit/rules';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { AppError } from '../../../platform/errors/app-error.js';

/** Folder of the bonus files below FILES_DIR. */
export const BONUS_FOLDER = 'bonuses';

/** Finds the files that `prepare` has written. */
@Injectable()
export class BonusFileStore {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /**
   * Path below FILES_DIR and the name of the download. Errors: `service_unavailable` where the file was never written, because
   * that is our fault and not a wrong link.
   */
  async find(key: BonusKey): Promise<{ path: string; name: string }> {
    const file = { path: `${BONUS_FOLDER}/${BONUS_FILE_NAMES[key]}`, name: BONUS_FILE_NAMES[key] };
    try {
      await access(path.resolve(this.config.filesDir, file.path));
    } catch (cause) {
      throw new AppError('service_unavailable', { cause });
    }
    return file;
  }

  /** Bytes of each file; null where it was never written. */
  async sizes(): Promise<Record<BonusKey, number | null>> {
    const sizes = BONUS_KEYS.map(async (key) => [key, await this.sizeOf(key)] as const);
    return Object.fromEntries(await Promise.all(sizes)) as Record<BonusKey, number | null>;
  }

  private async sizeOf(key: BonusKey): Promise<number | null> {
    try {
      return (await stat(path.resolve(this.config.filesDir, BONUS_FOLDER, BONUS_FILE_NAMES[key]))).size;
    } catch {
      return null;
    }
  }
}
