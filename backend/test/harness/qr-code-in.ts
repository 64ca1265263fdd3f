import decodeQR from 'qr/decode.js';
import sharp, { type Region } from 'sharp';

/** What a phone reads from the picture, or from this part of it. By another library than the one that draws. */
export async function qrCodeIn(picture: Buffer, part?: Region): Promise<string> {
  const image = part ? sharp(picture).extract(part) : sharp(picture);
  const { data, info } = await image
    .extend({ top: 16, bottom: 16, left: 16, right: 16, background: '#FFFFFF' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}
