/** Files of profile photos. */
export interface PhotoStore {
  /** Answers the id under which the photo is found: 128 random bits. */
  save(photo: Buffer): Promise<string>;
  /** Key in the file store; null for a text that is no id, and for an id without a file. */
  find(photoId: string): Promise<string | null>;
  remove(photoId: string): Promise<void>;
}

export const PHOTO_STORE = Symbol('PHOTO_STORE');
