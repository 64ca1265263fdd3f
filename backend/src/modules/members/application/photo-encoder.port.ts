/** Makes a picture fit to be shown (C-092). */
export interface PhotoEncoder {
  /** Square, small and encoded anew, without anything that the file told besides its pixels. Throws `photo_unreadable`. */
  square(file: Buffer): Promise<Buffer>;
}

export const PHOTO_ENCODER = Symbol('PHOTO_ENCODER');
