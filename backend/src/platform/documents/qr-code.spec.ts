import { create } from 'qrcode';
import sharp from 'sharp';
import { qrCodeDataUrl, qrCodePng } from './qr-code.js';

const LINK = 'https://funnel.test/?ref=AMARA';
const MARGIN = 4;
const { data, size } = create(LINK).modules;

/** What a camera sees in the middle of each module, row by row. */
async function modulesOf(png: Buffer): Promise<boolean[]> {
  const picture = await sharp(png)
    .flatten({ background: '#fff' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const step = picture.info.width / (size + 2 * MARGIN);
  const middle = (n: number) => Math.floor((MARGIN + n + 0.5) * step);
  const isDark = (_: unknown, n: number) =>
    picture.data[middle(Math.floor(n / size)) * picture.info.width + middle(n % size)]! < 128;
  return Array.from({ length: size * size }, isDark);
}

describe('a QR code as picture', () => {
  it.each([240, 1_024])('of %i pixels shows every module of the code', async (pixels) => {
    const png = await qrCodePng(LINK, { pixels, margin: MARGIN });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: pixels, height: pixels });
    expect(await modulesOf(png)).toEqual(Array.from(data, Boolean));
  });

  it('has white around the code, and only black and white', async () => {
    const png = await qrCodePng(LINK, { pixels: 1_024, margin: MARGIN });
    const picture = await sharp(png).flatten({ background: '#0f0' }).grayscale().raw().toBuffer();
    expect([...new Set(picture)].toSorted((a, b) => a - b)).toEqual([0, 255]);
    expect([picture[0], picture.at(-1)]).toEqual([255, 255]);
  });

  it('can be shown at once, the same each time', async () => {
    const size = { pixels: 240, margin: 2 };
    const [first, second] = [await qrCodeDataUrl(LINK, size), await qrCodeDataUrl(LINK, size)];
    expect(first).toBe(second);
    expect(first).toMatch(/^data:image\/png;base64,iVBOR/);
  });
});
