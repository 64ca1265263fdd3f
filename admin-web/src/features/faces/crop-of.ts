import { FACE_MIN_CROP } from '@summit/contracts';
import { convertToPixelCrop, type PercentCrop } from 'react-image-crop';

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The field `crop` of the upload: `left,top,width,height` in whole px, never outside of the photo; null where the part is too small. */
export function cropField(crop: PercentCrop, photo: { width: number; height: number }): string | null {
  const px = convertToPixelCrop(crop, photo.width, photo.height);
  const left = clamp(Math.floor(px.x), 0, photo.width);
  const top = clamp(Math.floor(px.y), 0, photo.height);
  const width = clamp(Math.round(px.width), 0, photo.width - left);
  const height = clamp(Math.round(px.height), 0, photo.height - top);
  return width < FACE_MIN_CROP.width || height < FACE_MIN_CROP.height ? null : [left, top, width, height].join(',');
}
