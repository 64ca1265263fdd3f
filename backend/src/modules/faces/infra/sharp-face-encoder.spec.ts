import sharp from 'sharp';
import { codeOf } from '../../../../test/harness/auth-kit.js';
import { SharpFaceEncoder } from './sharp-face-encoder.js';

const CROP = { left: 0, top: 0, width: 400, height: 500 };
const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Red left of the middle, blue right of it. */
const halves = (width: number, height: number) =>
  plain(width, height, '#0000ff').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } },
      gravity: 'west',
    },
  ]);

/** A PNG whose head says that it is this large. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const file = await plain(8, 8).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

async function animated(): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#00f'].map((one) => plain(400, 500, one).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

async function animatedPng(): Promise<Buffer> {
  const file = await plain(400, 500).png().toBuffer();
  const start = file.indexOf('IDAT', 0, 'latin1') - 4;
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  return Buffer.concat([file.subarray(0, start), control, file.subarray(start)]);
}

describe('SharpFaceEncoder', () => {
  const encoder = new SharpFaceEncoder();

  it('makes three sizes in two formats of the part that was chosen, without what the camera noted', async () => {
    const photo = await halves(1000, 600)
      .withExif({ IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const files = await encoder.encode(photo, { ...CROP, left: 550 });
    expect(files.map(({ name }) => name).sort()).toEqual(
      ['160.avif', '160.webp', '400.avif', '400.webp', '800.avif', '800.webp'].sort(),
    );
    for (const { name, bytes } of files) {
      const width = Number(name.split('.')[0]);
      const about = await sharp(bytes).metadata();
      expect([about.width, about.height]).toEqual([width, (width * 5) / 4]);
      expect([about.exif, about.xmp, about.iptc, about.icc, about.orientation]).toEqual(Array(5).fill(undefined));
      expect(bytes.includes('Someone')).toBe(false);
      const [red, , blue] = await sharp(bytes)
        .removeAlpha()
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(blue!).toBeGreaterThan(red! + 100);
    }
  });

  it('counts the part on the photo as it is shown, the way up that the camera noted', async () => {
    // Orientation 6: a quarter turn clockwise; what was the left is above.
    const turned = await halves(1000, 600).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const [file] = await encoder.encode(turned, { left: 100, top: 0, width: 400, height: 500 });
    const [red, , blue] = await sharp(file!.bytes)
      .removeAlpha()
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red!).toBeGreaterThan(blue! + 100);
    expect(await codeOf(encoder.encode(turned, { left: 250, top: 0, width: 400, height: 500 }))).toBe(
      'face_crop_invalid',
    );
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['no picture', () => Buffer.from('hello'), 'photo_unreadable'],
    ['nothing', () => Buffer.alloc(0), 'photo_unreadable'],
    ['a drawing of vectors', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo_unreadable'],
    ['a GIF', () => plain(400, 500).gif().toBuffer(), 'photo_unreadable'],
    ['pixels without end', () => bomb(60_000, 60_000), 'face_too_many_pixels'],
    ['a WebP that moves', animated, 'face_animated'],
    ['a PNG that moves', animatedPng, 'face_animated'],
    ['a part that is not there', () => plain(399, 500).png().toBuffer(), 'face_crop_invalid'],
    [
      'a photo that ends too early',
      async () => {
        const whole = await halves(1000, 600).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      'photo_unreadable',
    ],
  ])('refuses %s', async (_what, photo, code) => {
    const file = await photo();
    expect(await codeOf((async () => encoder.encode(file, CROP))())).toBe(code);
  });
});
