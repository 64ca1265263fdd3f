/** The photo of a person: what is stored of it beside the files. */
export interface Face {
  name: string;
  alt: string;
  /** Names the files; another one with each upload. */
  picture: string;
}

/** A part of a photo in px, counted on the photo as it is shown. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

const CROP = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/;

/** `left,top,width,height`; null for any other text. */
export function cropOf(text: string): Crop | null {
  const match = CROP.exec(text);
  if (!match) return null;
  const [left = 0, top = 0, width = 0, height = 0] = match.slice(1).map(Number);
  return { left, top, width, height };
}

/** Whether the part lies inside a photo of this size and is not smaller than `least`. */
export const cropFits = (
  crop: Crop,
  photo: { width: number; height: number },
  least: { width: number; height: number },
): boolean =>
  crop.width >= least.width &&
  crop.height >= least.height &&
  crop.left + crop.width <= photo.width &&
  crop.top + crop.height <= photo.height;
