import { ALL_SPEAKERS_BANNER, bannerFileName, SPEAKERS, type Speaker } from '@summit/content';
import { allSpeakersBannerSvg, speakerBannerSvg } from './banners/banner-svg.js';
import { sha256, writeWhenChanged, type GeneratedFile } from '../../../platform/documents/write-when-changed.js';
import type { FileStore } from '../../../platform/files/file-store.port.js';
import { BANNER_FOLDER } from './banner-files.js';

export interface BannerFile extends GeneratedFile {
  readonly name: string;
}

/** A banner as PNG, 1200 x 628. The same SVG gives the same bytes with the same sharp. */
export async function renderBanner(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 95, effort: 7 }).toBuffer();
}

/** All banners of these speakers, not drawn yet. */
export const bannersOf = (speakers: readonly Speaker[]): { name: string; svg: string }[] => [
  { name: ALL_SPEAKERS_BANNER.image, svg: allSpeakersBannerSvg(speakers) },
  ...speakers.map((speaker) => ({ name: bannerFileName(speaker.name), svg: speakerBannerSvg(speaker) })),
];

/**
 * Writes `All_Speakers_Banner.png` and one banner per speaker (F-296 to F-298). A banner whose drawing has
 * not changed is left alone (`written: false`).
 */
export async function writeBanners(store: FileStore, speakers: readonly Speaker[] = SPEAKERS): Promise<BannerFile[]> {
  const files: BannerFile[] = [];
  for (const { name, svg } of bannersOf(speakers)) {
    files.push({
      name,
      ...(await writeWhenChanged(store, {
        key: `${BANNER_FOLDER}/${name}`,
        fingerprint: sha256(svg),
        render: () => renderBanner(svg),
      })),
    });
  }
  return files;
}
