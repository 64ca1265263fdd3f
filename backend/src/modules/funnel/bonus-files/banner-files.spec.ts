import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { qrCodeIn } from '../../../../test/harness/qr-code-in.js';
import { FolderFileStore } from '../../../platform/files/folder-file-store.js';
import type { Face } from '../../faces/faces.public.js';
import { BannerFiles } from './banner-files.js';
import { personalStripSvg } from './banners/personal-strip.js';

const LINK = 'https://funnel.test/?ref=AMARA';
const AMARA = 'Amara_Okafor_Banner.png';

describe('BannerFiles', () => {
  let filesDir: string;
  let files: BannerFiles;
  let faces: Face[] = [];
  let photo: Buffer | null = null;
  beforeAll(async () => {
    filesDir = await mkdtemp(path.join(tmpdir(), 'banner-files-'));
    await mkdir(path.join(filesDir, 'banners'));
    const pine = { create: { width: 1200, height: 628, channels: 3, background: '#0B2620' } } as const;
    await writeFile(path.join(filesDir, 'banners', AMARA), await sharp(pine).png().toBuffer());
    files = new BannerFiles(new FolderFileStore(filesDir), {
      of: async (names) => faces.filter(({ name }) => names.includes(name)),
      pixels: async () => photo,
    });
  });
  afterAll(() => rm(filesDir, { recursive: true }));

  it('knows 32 names (F-296, F-297)', () => {
    expect(files.names).toHaveLength(32);
    expect(files.names[0]).toBe('All_Speakers_Banner.png');
    expect(files.keyOf(AMARA)).toBe(`banners/${AMARA}`);
  });

  it.each([
    '../secret.png',
    'banners/x',
    '..',
    '',
    '/etc/passwd',
    `${AMARA}\u0000`,
    `${AMARA}.receipt.json`,
    'toString',
  ])('looks for nothing under the name %j', async (name) => {
    expect(() => files.keyOf(name)).toThrow(expect.objectContaining({ code: 'banner_not_found' }));
    await expect(files.withLink(name, LINK)).rejects.toMatchObject({ code: 'banner_not_found' });
  });

  it('puts the link beneath the banner and leaves the banner as it is', async () => {
    const picture = sharp(await files.withLink(AMARA, LINK));
    const { format, width, height } = await picture.metadata();
    expect([format, width, height]).toEqual(['png', 1200, 788]);
    const at = (left: number, top: number) =>
      picture.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([...(await at(600, 300))]).toEqual([11, 38, 32]);
    const code = { left: 1200 - 64 - 128, top: 628 + 16, width: 128, height: 128 };
    expect(await qrCodeIn(await picture.toBuffer(), code)).toBe(LINK);
    expect([...(await at(2, 780))]).toEqual([255, 255, 255]);
  });

  it('puts nobody else’s link beneath it, whoever asked before', async () => {
    const other = 'https://funnel.test/?ref=KOFI';
    const own = await files.withLink(AMARA, LINK);
    const [theirs, again] = await Promise.all([files.withLink(AMARA, other), files.withLink(AMARA, LINK)]);
    expect(theirs.equals(own)).toBe(false);
    expect(again.equals(own)).toBe(true);
    expect((await files.withLink(AMARA, other)).equals(theirs)).toBe(true);
  });

  it('shows photos in the places of drawn portraits for as long as they are set', async () => {
    const drawn = await files.show(AMARA);
    expect(drawn).toEqual({ file: `banners/${AMARA}`, version: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(await files.versions()).toEqual({ [AMARA]: drawn.version });
    faces = [{ name: 'Amara Okafor', alt: 'Amara', picture: 'a'.repeat(32) }];
    photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#ff0000' } })
      .webp({ lossless: true })
      .toBuffer();
    const shown = await files.show(AMARA);
    if (!('picture' in shown)) throw new Error('no picture');
    expect(await files.versions()).toEqual({ [AMARA]: shown.version });
    expect(shown.version).not.toBe(drawn.version);
    expect(await files.show(AMARA)).toEqual(shown);
    const isRed = async (left: number) => {
      const place = sharp(shown.picture).extract({ left, top: 300, width: 1, height: 1 });
      const [red, green] = await place.removeAlpha().raw().toBuffer();
      return red! > 200 && green! < 50;
    };
    expect([await isRed(1200 - 422), await isRed(1200 - 418), await isRed(1199)]).toEqual([false, true, true]);
    faces = [{ name: 'Amara Okafor', alt: 'Amara', picture: 'b'.repeat(32) }];
    expect([drawn.version, shown.version]).not.toContain((await files.show(AMARA)).version);
    faces = [];
    expect(await files.show(AMARA)).toEqual(drawn);
  });

  it('has another version when the drawing is another', async () => {
    const paper = { create: { width: 1200, height: 628, channels: 3, background: '#fff' } } as const;
    const { version } = await files.show(AMARA);
    await writeFile(path.join(filesDir, 'banners', AMARA), await sharp(paper).png().toBuffer());
    const released = new BannerFiles(new FolderFileStore(filesDir), { of: async () => [], pixels: async () => null });
    expect((await released.show(AMARA)).version).not.toBe(version);
  });

  it('is no wrong name where the banner was never written', async () => {
    await expect(files.withLink('All_Speakers_Banner.png', LINK)).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});

describe('the strip of a banner', () => {
  it('holds a long link on its line', async () => {
    const svg = await personalStripSvg(`https://funnel.test/?ref=${'W'.repeat(64)}`);
    const beside = sharp(Buffer.from(svg)).extract({ left: 960, top: 40, width: 40, height: 90 });
    expect((await sharp(await beside.png().toBuffer()).stats()).channels[0]?.min).toBe(255);
    const inside = sharp(Buffer.from(svg)).extract({ left: 64, top: 80, width: 800, height: 40 });
    expect((await sharp(await inside.png().toBuffer()).stats()).channels[0]?.min).toBeLessThan(100);
  });

  it('holds nothing that somebody else could have written into the picture', async () => {
    expect(await personalStripSvg('https://funnel.test/?ref=<script>"&')).not.toMatch(/<script|<text|&/);
  });
});
