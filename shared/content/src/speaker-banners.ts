import { SPEAKERS } from './speakers.js';

/** A banner to share (F-297, F-304). */
export interface SpeakerBanner {
  name: string;
  title: string;
  /** File of the picture, PNG, 1200 x 628. */
  image: string;
}

/** Size of every banner in pixels. */
export const BANNER_SIZE = { width: 1200, height: 628 } as const;

/** `Amara Okafor` gives `Amara_Okafor_Banner.png` (F-298). */
export const bannerFileName = (speakerName: string): string => `${speakerName.trim().replace(/\s+/g, '_')}_Banner.png`;

/** One for each speaker (F-297). */
export const SPEAKER_BANNERS: readonly SpeakerBanner[] = SPEAKERS.map(({ name, title }) => ({
  name,
  title,
  image: bannerFileName(name),
}));

/** The banner with everyone (F-296). */
export const ALL_SPEAKERS_BANNER: SpeakerBanner = {
  name: 'All speakers',
  title: `Five days, ${SPEAKERS.length} speakers`,
  image: 'All_Speakers_Banner.png',
};
