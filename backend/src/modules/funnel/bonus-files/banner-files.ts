import { access } from 'node:fs/promises';
import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { ALL_SPEAKERS_BANNER, BANNER_SIZE, SPEAKER_BANNERS } from '@summit/content';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Gate } from '../../../platform/crypto/gate.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Banners } from '../funnel.public.js';

/** Folder of the banners below FILES_DIR. */
export const BANNER_FOLDER = 'banners';

/** The only names that are looked for on the disk. */
const NAMES: readonly string[] = [ALL_SPEAKERS_BANNER, ...SPEAKER_BANNERS].map(({ image }) => image);

/** Drawing takes a core and 40 MB for a moment: one after another, and a crowd is asked to come back. */
const WAITING = 100;

/** The banners that `prepare` has written, as they are or with somebody's link beneath. */
@Injectable()
export class BannerFiles implements Banners {
  readonly names = NAMES;
  private readonly gate = new Gate(1, WAITING, () => new AppError('service_unavailable'));

  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'filesDir'>) {}

  /** Path below FILES_DIR. Throws `banner_not_found`. */
  pathOf(name: string): string {
    if (!NAMES.includes(name)) throw new AppError('banner_not_found');
    return path.posix.join(BANNER_FOLDER, name);
  }

  async check(): Promise<void> {
    await Promise.all(NAMES.map((name) => this.fileAt(name)));
  }

  /** Path below FILES_DIR of a banner that is there. */
  async fileAt(name: string): Promise<string> {
    const file = this.pathOf(name);
    try {
      await access(path.resolve(this.config.filesDir, file));
    } catch (cause) {
      // That a banner was never written is our fault, and no wrong name.
      throw new AppError('service_unavailable', { cause });
    }
    return file;
  }

  async withLink(name: string, link: string): Promise<Buffer> {
    const file = path.resolve(this.config.filesDir, await this.fileAt(name));
    return this.gate.run(async () => {
      // What draws and reads fonts is loaded with the first banner, and not at each start.
      const { default: sharp } = await import('sharp');
      const { personalStripSvg, STRIP_HEIGHT } = await import('./banners/personal-strip.js');
      const strip = await personalStripSvg(link);
      return (
        sharp(file)
          .extend({ bottom: STRIP_HEIGHT, background: '#FFFFFF' })
          .composite([{ input: Buffer.from(strip), top: BANNER_SIZE.height, left: 0 }])
          // Without a palette of its own: finding one takes more memory than all the rest. Level 9 takes three times as long as 6 for a
          // tenth fewer bytes, and somebody waits for it.
          .png({ compressionLevel: 6 })
          .toBuffer()
      );
    });
  }
}
