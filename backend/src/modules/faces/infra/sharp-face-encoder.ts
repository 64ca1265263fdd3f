import { Injectable } from '@nestjs/common';
import { FACE_FORMATS, FACE_MAX_PIXELS, FACE_MIN_CROP, FACE_SHAPE, FACE_WIDTHS } from '@summit/contracts';
import type { Metadata } from 'sharp';
import { Gate } from '../../../platform/crypto/gate.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { isAnimatedPng, isPhoto } from '../../../platform/pictures/photo-kind.js';
import type { FaceEncoder, FaceFile } from '../application/face-encoder.port.js';
import { cropFits, type Crop } from '../domain/face.js';

const LARGEST = Math.max(...FACE_WIDTHS);
const heightOf = (width: number): number => (width * FACE_SHAPE.height) / FACE_SHAPE.width;
/** Chosen by eye: it looks like the photo at the size that pages show. */
const QUALITY = { avif: { quality: 55, effort: 4 }, webp: { quality: 80 } } as const;
const MAX_SECONDS = 20;

/** Faces by way of libvips. One at a time: a photo may take a hundred megabytes while it is decoded. */
@Injectable()
export class SharpFaceEncoder implements FaceEncoder {
  private readonly gate = new Gate(1, 5, () => new AppError('service_unavailable', { retryAfter: 5 }));

  encode(photo: Buffer, crop: Crop): Promise<FaceFile[]> {
    if (!isPhoto(photo)) throw new AppError('photo_unreadable');
    if (isAnimatedPng(photo)) throw new AppError('face_animated');
    return this.gate.run(async () => {
      try {
        return await encodeAll(photo, crop);
      } catch (cause) {
        throw cause instanceof AppError ? cause : new AppError('photo_unreadable', { cause });
      }
    });
  }
}

async function encodeAll(photo: Buffer, crop: Crop): Promise<FaceFile[]> {
  // Loaded with the first photo, and not at each start.
  const { default: sharp } = await import('sharp');
  // The head of the file only: how large it would become is known before a pixel is decoded.
  check(await sharp(photo, { limitInputPixels: false }).metadata(), crop);
  const face = await sharp(photo, { limitInputPixels: FACE_MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .extract(crop)
    .resize(LARGEST, heightOf(LARGEST), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: face.info.width, height: face.info.height, channels: face.info.channels } };
  const files: FaceFile[] = [];
  for (const width of FACE_WIDTHS)
    for (const format of FACE_FORMATS) {
      const bytes = await sharp(face.data, raw)
        .resize(width, heightOf(width))
        .toFormat(format, QUALITY[format])
        .toBuffer();
      files.push({ name: `${width}.${format}`, bytes });
    }
  return files;
}

function check({ width, height, pages = 1, autoOrient }: Metadata, crop: Crop): void {
  if (pages > 1) throw new AppError('face_animated');
  if (width * height > FACE_MAX_PIXELS) throw new AppError('face_too_many_pixels');
  if (!cropFits(crop, autoOrient, FACE_MIN_CROP)) throw new AppError('face_crop_invalid');
}
