import type { Face } from '../domain/face.js';

export interface StoredFace extends Face {
  /** `personKey` of the name: one photo for each person. */
  person: string;
}

/** Which photo belongs to whom. Files that nobody needs any more are removed by a job of the same transaction. */
export interface FaceRecords {
  all(): Promise<StoredFace[]>;
  /** Answers what was there before. */
  set(face: StoredFace, saved: { by: string; at: number }): Promise<StoredFace | null>;
  /** Null where no person has this picture. */
  remove(picture: string): Promise<StoredFace | null>;
}

export const FACE_RECORDS = Symbol('FACE_RECORDS');
export const REMOVE_FACE_FILES_TASK = 'remove-face-files';
