import type { Face } from '../domain/face.js';

export interface StoredFace extends Face {
  /** `personKey` of the name: one photo for each person. */
  person: string;
}

/** The picture that somebody wants to replace; null where there was none, undefined where nobody has looked. */
export type SeenPicture = string | null | undefined;

/** Which photo belongs to whom. Files that nobody needs any more are removed by a job of the same transaction. */
export interface FaceRecords {
  all(): Promise<StoredFace[]>;
  /** Answers what was there before, or `changed` where that is not what was `seen`. */
  set(face: StoredFace, saved: { by: string; at: number; seen: SeenPicture }): Promise<StoredFace | null | 'changed'>;
  /** Null where no person has this picture. */
  remove(picture: string): Promise<StoredFace | null>;
}

export const FACE_RECORDS = Symbol('FACE_RECORDS');
