import { Inject, Injectable } from '@nestjs/common';
import { ALL_SPEAKERS_BANNER, BANNER_SIZE, SPEAKER_BANNERS } from '@summit/content';
import { MINUTE_MS } from '@summit/rules';
import { BriefCache } from '../../../platform/cache/brief-cache.js';
import { Gate } from '../../../platform/crypto/gate.js';
import { sha256 } from '../../../platform/documents/write-when-changed.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { FILE_STORE, readStored, type FileStore } from '../../../platform/files/file-store.port.js';
import { FACES, type Faces } from '../../faces/faces.public.js';
import type { Banners } from '../funnel.public.js';
import { photosOn, withPhotos, type BannerPhotos } from './banner-photos.js';

/** Folder of the banners in the file store. */
export const BANNER_FOLDER = 'banners';

/** The only names that are looked for in the store. */
const NAMES: readonly string[] = [ALL_SPEAKERS_BANNER, ...SPEAKER_BANNERS].map(({ image }) => image);

/** Drawing takes a core and 40 MB for a moment: one after another, and a crowd is asked to come back. */
const WAITING = 100;

/** How long a process believes that a drawn file is the one that it was: only `prepare` of another release writes them anew. */
const FRESH_MS = MINUTE_MS;

/** Signs of a version: enough for 32 pictures, and short in an address. */
const VERSION_SIGNS = 16;

/** A banner: the drawn file (key in the file store), or the picture with photos on it. Other bytes have another version. */
export type ShownBanner = { version: string } & ({ file: string } | { picture: Buffer });

/** The paper with somebody's link, drawn: drawing it takes more time and memory than the banner above it. */
interface Strip {
  link: string;
  pixels: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The banners that `prepare` has written, with the photos that are set since, and with somebody's link beneath. */
@Injectable()
export class BannerFiles implements Banners {
  readonly names = NAMES;
  private readonly gate = new Gate(1, WAITING, () => new AppError('service_unavailable'));

  /** The last picture of each banner that has photos. Not in the store: a photo that is removed leaves nothing behind. */
  private readonly pictures = new Map<string, { version: string; picture: Buffer }>();

  /** Hashes of the drawn files, by their name. */
  private readonly prints = new Map<string, BriefCache<string>>();

  /** The last strip: a kit puts the same one beneath every banner. */
  private strip: Strip | null = null;

  constructor(
    @Inject(FILE_STORE) private readonly files: Pick<FileStore, 'open' | 'sizeOf'>,
    @Inject(FACES) private readonly faces: Faces,
  ) {}

  /** Key in the file store. Throws `banner_not_found`. */
  keyOf(name: string): string {
    if (!NAMES.includes(name)) throw new AppError('banner_not_found');
    return `${BANNER_FOLDER}/${name}`;
  }

  async check(): Promise<void> {
    await Promise.all(NAMES.map((name) => this.fileAt(name)));
  }

  /** Key of a banner that is there. */
  async fileAt(name: string): Promise<string> {
    const file = this.keyOf(name);
    // A banner that was never written is our fault, not a wrong name.
    if ((await this.files.sizeOf(file)) === null) throw new AppError('service_unavailable');
    return file;
  }

  /** Throws `banner_not_found`, `service_unavailable`. */
  async show(name: string): Promise<ShownBanner> {
    const file = await this.fileAt(name);
    const [print, photos] = await Promise.all([this.printOf(file), photosOn(name, this.faces)]);
    const version = versionOf(print, photos);
    if (!photos) {
      this.pictures.delete(name);
      return { file, version };
    }
    const known = this.pictures.get(name);
    if (known?.version === version) return known;
    const picture = await this.gate.run(async () => withPhotos(await this.drawn(file), photos, this.faces));
    this.pictures.set(name, { version, picture });
    return { picture, version };
  }

  /** For each banner that can be read now, by its name. */
  async versions(): Promise<Record<string, string>> {
    const versions = await Promise.all(
      NAMES.map(async (name) => {
        const print = await this.printOf(this.keyOf(name)).catch(() => null);
        return print === null ? [] : [[name, versionOf(print, await photosOn(name, this.faces))] as const];
      }),
    );
    return Object.fromEntries(versions.flat());
  }

  async withLink(name: string, link: string): Promise<Buffer> {
    const shown = await this.show(name);
    return this.gate.run(async () => {
      const base = 'file' in shown ? await this.drawn(shown.file) : shown.picture;
      // What draws and reads fonts is loaded with the first banner, and not at each start.
      const { default: sharp } = await import('sharp');
      const { pixels, raw } = await this.stripOf(link);
      return (
        sharp(base)
          .extend({ bottom: raw.height, background: '#FFFFFF' })
          .composite([{ input: pixels, raw, top: BANNER_SIZE.height, left: 0 }])
          // Without a palette of its own: finding one takes more memory than all the rest. Level 9 takes three times as long as 6 for a
          // tenth fewer bytes, and somebody waits for it.
          .png({ compressionLevel: 6 })
          .toBuffer()
      );
    });
  }

  private async stripOf(link: string): Promise<Strip> {
    if (this.strip?.link !== link) {
      const [{ default: sharp }, { personalStripSvg }] = await Promise.all([
        import('sharp'),
        import('./banners/personal-strip.js'),
      ]);
      const drawing = sharp(Buffer.from(await personalStripSvg(link))).removeAlpha();
      const { data: pixels, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
      this.strip = { link, pixels, raw: { width: info.width, height: info.height, channels: info.channels } };
    }
    return this.strip;
  }

  private printOf(file: string): Promise<string> {
    let print = this.prints.get(file);
    if (!print) {
      print = new BriefCache(async () => sha256(await this.drawn(file)), FRESH_MS);
      this.prints.set(file, print);
    }
    return print.value();
  }

  private async drawn(file: string): Promise<Buffer> {
    const drawn = await readStored(this.files, file);
    if (!drawn) throw new AppError('service_unavailable');
    return drawn;
  }
}

const versionOf = (print: string, photos: BannerPhotos | null): string =>
  (photos ? sha256(print + photos.print) : print).slice(0, VERSION_SIGNS);
