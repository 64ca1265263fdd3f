import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { FACE_FORMATS, FACE_WIDTHS } from '@summit/contracts';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import type { FaceFile } from '../application/face-encoder.port.js';
import type { FaceFiles } from '../application/face-files.port.js';

/** Below FILES_DIR, which all processes share. */
const FOLDER = 'faces';
const PICTURE = /^[0-9a-f]{32}$/;
/** Nothing in such a name can leave the folder. */
const FILE_NAME = new RegExp(`^([0-9a-f]{32})-((?:${FACE_WIDTHS.join('|')})\\.(?:${FACE_FORMATS.join('|')}))$`);
const LARGEST = `${Math.max(...FACE_WIDTHS)}.webp`;

/** One folder for each picture: it comes and goes as a whole. */
@Injectable()
export class FaceFileStore implements FaceFiles {
  private readonly root: string;

  constructor(@Inject(APP_CONFIG) { filesDir }: Pick<AppConfig, 'filesDir'>) {
    this.root = path.resolve(filesDir);
  }

  async save(picture: string, files: readonly FaceFile[]): Promise<void> {
    // A reader never sees half of a picture.
    const draft = path.join(this.root, FOLDER, `new-${randomUUID()}`);
    await mkdir(draft, { recursive: true });
    try {
      for (const { name, bytes } of files) await writeFile(path.join(draft, name), bytes, { mode: 0o640, flush: true });
      await rename(draft, this.at(picture));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
  }

  async find(fileName: string): Promise<string | null> {
    const [, picture, file] = FILE_NAME.exec(fileName) ?? [];
    if (picture === undefined || file === undefined) return null;
    return (await exists(path.join(this.at(picture), file))) ? `${FOLDER}/${picture}/${file}` : null;
  }

  async read(picture: string): Promise<Buffer | null> {
    if (!PICTURE.test(picture)) return null;
    return readFile(path.join(this.at(picture), LARGEST)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async remove(picture: string): Promise<void> {
    if (PICTURE.test(picture)) await rm(this.at(picture), { recursive: true, force: true });
  }

  private at(picture: string): string {
    return path.join(this.root, FOLDER, picture);
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
