import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { randomToken } from '../../../platform/crypto/random-token.js';
import type { PhotoStore } from '../application/photo-store.port.js';

/** Below FILES_DIR, which all processes share. */
const FOLDER = 'member-photos';
/** 16 bytes, base64url: nothing in it can leave the folder. */
const ID = /^[A-Za-z0-9_-]{22}$/;

@Injectable()
export class PhotoFiles implements PhotoStore {
  private readonly root: string;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.root = path.resolve(config.filesDir);
  }

  async save(photo: Buffer): Promise<string> {
    const id = randomToken();
    const file = path.join(this.root, pathOf(id));
    await mkdir(path.dirname(file), { recursive: true });
    // A reader never sees half of a file.
    await writeFile(`${file}.new`, photo, { mode: 0o640 });
    await rename(`${file}.new`, file);
    return id;
  }

  async find(photoId: string): Promise<string | null> {
    if (!ID.test(photoId)) return null;
    return access(path.join(this.root, pathOf(photoId))).then(
      () => pathOf(photoId),
      () => null,
    );
  }

  async remove(photoId: string): Promise<void> {
    if (ID.test(photoId)) await rm(path.join(this.root, pathOf(photoId)), { force: true });
  }
}

const pathOf = (id: string): string => `${FOLDER}/${id}.webp`;
