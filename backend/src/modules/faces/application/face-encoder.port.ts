import type { Crop } from '../domain/face.js';

/** One file of a face. */
export interface FaceFile {
  /** `400.webp`. */
  name: string;
  bytes: Buffer;
}

export interface FaceEncoder {
  /**
   * Cuts the part out and encodes it anew in every size and format, without anything that the file told besides its pixels. Throws
   * `photo_unreadable`, `face_animated`, `face_too_many_pixels`, `face_crop_invalid`.
   */
  encode(photo: Buffer, crop: Crop): Promise<FaceFile[]>;
}

export const FACE_ENCODER = Symbol('FACE_ENCODER');
