import type { FaceFile } from './face-encoder.port.js';

/** Where the files of faces are kept. */
export interface FaceFiles {
  /** Keeps the files of a picture, all or none. */
  save(picture: string, files: readonly FaceFile[]): Promise<void>;
  /** Key in the file store of `<picture>-<width>.<format>`; null for any other text, and where there is no such file. */
  find(fileName: string): Promise<string | null>;
  /** The largest file that every program reads (WebP); null where there is none. */
  read(picture: string): Promise<Buffer | null>;
  remove(picture: string): Promise<void>;
}

export const FACE_FILES = Symbol('FACE_FILES');
