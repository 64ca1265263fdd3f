import sharp from 'sharp';
import { SharpPhotoEncoder } from './sharp-photo-encoder.js';

describe('SharpPhotoEncoder (C-092)', () => {
  const encoder = new SharpPhotoEncoder();
  const halves = (size: { width: number; height: number }) =>
    sharp({ create: { ...size, channels: 3, background: '#0000ff' } }).composite([
      {
        input: { create: { width: size.width, height: size.height / 2, channels: 3, background: '#ff0000' } },
        gravity: 'north',
      },
    ]);
  const colorAt = async (photo: Buffer, left: number, top: number) => {
    const [red, , blue] = await sharp(photo).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return red! > blue! ? 'red' : 'blue';
  };

  it.each([[{ width: 900, height: 300 }], [{ width: 300, height: 900 }], [{ width: 40, height: 40 }]])(
    'makes 512 by 512 pixels of %p',
    async (size) => {
      const photo = await encoder.square(await halves(size).png().toBuffer());
      expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect([await colorAt(photo, 256, 20), await colorAt(photo, 256, 490)]).toEqual(['red', 'blue']);
    },
  );

  it('turns a photo the way up that the camera noted, and forgets the note', async () => {
    // Orientation 3: upside down.
    const upsideDown = await halves({ width: 600, height: 600 }).jpeg().withMetadata({ orientation: 3 }).toBuffer();
    const photo = await encoder.square(upsideDown);
    expect([await colorAt(photo, 256, 20), await colorAt(photo, 256, 490)]).toEqual(['blue', 'red']);
    const { orientation, exif } = await sharp(photo).metadata();
    expect([orientation, exif]).toEqual([undefined, undefined]);
  });

  it('keeps what is transparent', async () => {
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await sharp(await encoder.square(clear)).stats()).isOpaque).toBe(false);
  });

  it('takes the first picture of an animation', async () => {
    const frames = await sharp(
      await Promise.all(
        ['#ff0000', '#0000ff'].map((background) =>
          sharp({ create: { width: 32, height: 32, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const photo = await encoder.square(frames);
    expect((await sharp(photo).metadata()).pages ?? 1).toBe(1);
    expect(await colorAt(photo, 256, 256)).toBe('red');
  });

  /** A PNG whose head says that it is this large. */
  async function bomb(width: number, height: number): Promise<Buffer> {
    const file = await halves({ width: 8, height: 8 }).png().toBuffer();
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
  }
  const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><rect width="9" height="9"/></svg>`;

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['pixels without end', () => bomb(60_000, 60_000)],
    ['one line of pixels without end', () => bomb(2_000_000_000, 1)],
    ['one pixel more than is taken', async () => halves({ width: 5_002, height: 5_000 }).png().toBuffer()],
    ['a drawing of vectors', () => Buffer.from(SVG)],
    ['an AVIF', () => halves({ width: 64, height: 64 }).avif().toBuffer()],
    ['a GIF', () => halves({ width: 64, height: 64 }).gif().toBuffer()],
    ['a drawing that begins like a photo', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)])],
  ])('refuses %s', async (_what, photo) => {
    await expect(encoder.square(await photo())).rejects.toMatchObject({ code: 'photo_unreadable' });
  });

  it('refuses a file that ends too early', async () => {
    const whole = await halves({ width: 600, height: 600 }).jpeg().toBuffer();
    await expect(encoder.square(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'photo_unreadable',
    });
    await expect(encoder.square(Buffer.alloc(0))).rejects.toMatchObject({ code: 'photo_unreadable' });
  });
});
