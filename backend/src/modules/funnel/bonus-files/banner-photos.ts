import { ALL_SPEAKERS_BANNER, bannerFileName, SPEAKERS } from '@summit/content';
import { sha256 } from '../../../platform/documents/write-when-changed.js';
import type { Face, Faces } from '../../faces/faces.public.js';
import { speakerPlaces, wallPlaces, type PortraitPlace } from './banners/portrait-places.js';

const PLACES = new Map<string, readonly PortraitPlace[]>([
  [ALL_SPEAKERS_BANNER.image, wallPlaces(SPEAKERS.map(({ name }) => name)).flat()],
  ...SPEAKERS.map(({ name }) => [bannerFileName(name), speakerPlaces(name)] as const),
]);

/** Photos of a banner, each with its place. */
export interface BannerPhotos {
  /** Another one when a photo comes, goes, changes or stands elsewhere. */
  print: string;
  photos: readonly { face: Face; place: PortraitPlace }[];
}

/** The photos that stand on a banner in the place of drawn portraits; null where nobody on it has one. */
export async function photosOn(name: string, faces: Pick<Faces, 'of'>): Promise<BannerPhotos | null> {
  const places = PLACES.get(name) ?? [];
  const known = new Map((await faces.of(places.map((place) => place.name))).map((face) => [face.name, face]));
  const photos = places.flatMap((place) => {
    const face = known.get(place.name);
    return face ? [{ face, place }] : [];
  });
  if (photos.length === 0) return null;
  return { print: sha256(JSON.stringify(photos.map(({ face, place }) => [face.picture, place]))), photos };
}

/** The drawn banner with the photos on it, as PNG. A photo that was removed meanwhile is left out. */
export async function withPhotos(
  drawn: Buffer,
  { photos }: BannerPhotos,
  faces: Pick<Faces, 'pixels'>,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const layers = [];
  for (const { face, place } of photos) {
    const pixels = await faces.pixels(face.picture);
    if (!pixels) continue;
    const [left, top] = [Math.round(place.left), Math.round(place.top)];
    const width = Math.round(place.left + place.width) - left;
    const height = Math.round(place.top + place.height) - top;
    layers.push({ input: await sharp(pixels).resize(width, height, { fit: 'cover' }).toBuffer(), left, top });
  }
  return sharp(drawn).composite(layers).png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();
}
