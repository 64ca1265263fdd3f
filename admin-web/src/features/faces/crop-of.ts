import { FACE_MIN_CROP } from '@summit/contracts';

/** A part of a photo: each number in percent of its width or height. */
export interface PercentCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The field `crop` of the upload: `left,top,width,height` in whole px, never outside of the photo; null where the part is too small. */
export function cropField(crop: PercentCrop, photo: Size): string | null {
  const left = clamp(Math.floor((crop.x / 100) * photo.width), 0, photo.width);
  const top = clamp(Math.floor((crop.y / 100) * photo.height), 0, photo.height);
  const width = clamp(Math.round((crop.width / 100) * photo.width), 0, photo.width - left);
  const height = clamp(Math.round((crop.height / 100) * photo.height), 0, photo.height - top);
  return width < FACE_MIN_CROP.width || height < FACE_MIN_CROP.height ? null : [left, top, width, height].join(',');
}
