import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { Gate } from '../../../platform/crypto/gate.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { PhotoEncoder } from '../application/photo-encoder.port.js';

const EDGE_PX = 512;
/** A few kilobytes can unfold to any number of pixels. 25 million are what a good camera takes. */
const MAX_INPUT_PX = 25_000_000;
const QUALITY = 82;
const MAX_SECONDS = 8;

/** First bytes of the three kinds of file (C-092). A file's name and declared type are whatever its sender says. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Photos by way of libvips. One at a time: a photo may take a hundred megabytes while it is decoded. */
@Injectable()
export class SharpPhotoEncoder implements PhotoEncoder {
  private readonly gate = new Gate(1, 20, () => new AppError('service_unavailable', { retryAfter: 5 }));

  async square(file: Buffer): Promise<Buffer> {
    // Looked at first, so that libvips never tries its loaders for SVG, PDF and the like on it.
    if (!isPhoto(file)) throw new AppError('photo_unreadable');
    return this.gate.run(() =>
      sharp(file, { limitInputPixels: MAX_INPUT_PX, failOn: 'error', sequentialRead: true, pages: 1 })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .resize(EDGE_PX, EDGE_PX, { fit: 'cover' })
        .webp({ quality: QUALITY })
        .toBuffer()
        .catch((cause: unknown) => {
          throw new AppError('photo_unreadable', { cause });
        }),
    );
  }
}

function isPhoto(file: Buffer): boolean {
  const startsWith = (signature: Buffer) => file.subarray(0, signature.length).equals(signature);
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  return startsWith(PNG) || startsWith(JPEG) || isWebp;
}
