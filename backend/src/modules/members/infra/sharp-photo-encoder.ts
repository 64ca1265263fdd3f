import { Injectable } from '@nestjs/common';
import { Gate } from '../../../platform/crypto/gate.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { isPhoto } from '../../../platform/pictures/photo-kind.js';
import type { PhotoEncoder } from '../application/photo-encoder.port.js';

const EDGE_PX = 512;
/** A few kilobytes can unfold to any number of pixels. 25 million are what a good camera takes. */
const MAX_INPUT_PX = 25_000_000;
const QUALITY = 82;
const MAX_SECONDS = 8;

/** Photos by way of libvips. One at a time: a photo may take a hundred megabytes while it is decoded. */
@Injectable()
export class SharpPhotoEncoder implements PhotoEncoder {
  private readonly gate = new Gate(1, 20, () => new AppError('service_unavailable', { retryAfter: 5 }));

  async square(file: Buffer): Promise<Buffer> {
    if (!isPhoto(file)) throw new AppError('photo_unreadable');
    return this.gate.run(async () => {
      // Loaded with the first photo, and not at each start.
      const { default: sharp } = await import('sharp');
      return sharp(file, { limitInputPixels: MAX_INPUT_PX, failOn: 'error', sequentialRead: true, pages: 1 })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .resize(EDGE_PX, EDGE_PX, { fit: 'cover' })
        .webp({ quality: QUALITY })
        .toBuffer()
        .catch((cause: unknown) => {
          throw new AppError('photo_unreadable', { cause });
        });
    });
  }
}
