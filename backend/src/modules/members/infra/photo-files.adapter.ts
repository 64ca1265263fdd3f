import { Inject, Injectable } from '@nestjs/common';
import { randomToken } from '../../../platform/crypto/random-token.js';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.port.js';
import type { PhotoStore } from '../application/photo-store.port.js';

const FOLDER = 'member-photos';
/** 16 bytes, base64url: nothing in it can leave the folder. */
const ID = /^[A-Za-z0-9_-]{22}$/;

@Injectable()
export class PhotoFiles implements PhotoStore {
  constructor(@Inject(FILE_STORE) private readonly files: FileStore) {}

  async save(photo: Buffer): Promise<string> {
    const id = randomToken();
    await this.files.put(keyOf(id), photo);
    return id;
  }

  async find(photoId: string): Promise<string | null> {
    if (!ID.test(photoId)) return null;
    return (await this.files.sizeOf(keyOf(photoId))) === null ? null : keyOf(photoId);
  }

  async remove(photoId: string): Promise<void> {
    if (ID.test(photoId)) await this.files.remove(keyOf(photoId));
  }
}

const keyOf = (id: string): string => `${FOLDER}/${id}.webp`;
