import { SPEAKERS, type Speaker } from '@summit/content';
import { allSpeakersBannerSvg, speakerBannerSvg } from './banners/banner-svg.js';
import { sha256, writeWhenChanged, type GeneratedFile } from '../../../platform/documents/write-when-changed.js';

/** File of the banner with everyone (F-296). */
export const ALL_SPEAKERS_BANNER = 'All_Speakers_Banner.png';

/** `Amara Okafor` gives `Amara_Okafor_Banner.png` (F-298). */
export const bannerFileName = (speakerName: string): string => `${speakerName.trim().replace(/\s+/g, '_')}_Banner.png`;

export interface BannerFile extends GeneratedFile {
  readonly name: string;
}

/** A banner as PNG, 1200 x 628. The same SVG gives the same bytes with the same sharp. */
export async function renderBanner(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 95, effort: 7 }).toBuffer();
}

/**
 * Writes `All_Speakers_Banner.png` and one banner per speaker into `dir` (F-296 to F-298). A banner whose drawing has
 * not changed is left alone (`written: false`).
 */
export async function writeBanners(dir: string, speakers: readonly Speaker[] = SPEAKERS): Promise<BannerFile[]> {
  const banners = [
    { name: ALL_SPEAKERS_BANNER, svg: allSpeakersBannerSvg(speakers) },
    ...speakers.map((speaker) => ({ name: bannerFileName(speaker.name), svg: speakerBannerSvg(speaker) })),
  ];
  const files: BannerFile[] = [];
  for (const { name, svg } of banners) {
    files.push({ name, ...(await writeWhenChanged(dir, name, sha256(svg), () => renderBanner(svg))) });
  }
  return files;
}
