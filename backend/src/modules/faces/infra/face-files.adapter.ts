import { Inject, Injectable } from '@nestjs/common';
import { FACE_FORMATS, FACE_WIDTHS } from '@summit/contracts';
import { FILE_STORE, readStored, type FileStore } from '../../../platform/files/file-store.port.js';
import type { FaceFile } from '../application/face-encoder.port.js';
import type { FaceFiles } from '../application/face-files.port.js';

const FOLDER = 'faces';
const PICTURE = /^[0-9a-f]{32}$/;
/** Nothing in such a name can leave the folder. */
const FILE_NAME = new RegExp(`^([0-9a-f]{32})-((?:${FACE_WIDTHS.join('|')})\\.(?:${FACE_FORMATS.join('|')}))$`);
const LARGEST = `${Math.max(...FACE_WIDTHS)}.webp`;

/** One folder for each picture: it goes as a whole, and it is named by nobody before all of it is there. */
@Injectable()
export class FaceFileStore implements FaceFiles {
  constructor(@Inject(FILE_STORE) private readonly files: FileStore) {}

  async save(picture: string, files: readonly FaceFile[]): Promise<void> {
    try {
      for (const { name, bytes } of files) await this.files.put(`${folderOf(picture)}/${name}`, bytes);
    } catch (error) {
      await this.files.removeFolder(folderOf(picture));
      throw error;
    }
  }

  async find(fileName: string): Promise<string | null> {
    const [, picture, file] = FILE_NAME.exec(fileName) ?? [];
    if (picture === undefined || file === undefined) return null;
    const key = `${folderOf(picture)}/${file}`;
    return (await this.files.sizeOf(key)) === null ? null : key;
  }

  async read(picture: string): Promise<Buffer | null> {
    return PICTURE.test(picture) ? readStored(this.files, `${folderOf(picture)}/${LARGEST}`) : null;
  }

  async remove(picture: string): Promise<void> {
    if (PICTURE.test(picture)) await this.files.removeFolder(folderOf(picture));
  }
}

const folderOf = (picture: string): string => `${FOLDER}/${picture}`;
