import type { SummitDay } from '@summit/rules';
import { SPEAKERS } from './speakers.js';

/** One row of the Speaker Bonus Gifts table; clicks are counted by the server (M-078). */
export interface FixedSpeakerGift {
  speaker: string;
  day: SummitDay;
  title: string;
  description: string;
  url: string;
}

/** One speaker of each day. */
export const GIFT_SPEAKERS = ['amara-okafor', 'saoirse-kelleher', 'noor-al-khatib', 'elodie-marchand', 'diego-arriaga'];

/** The five fixed gifts of the resources page, in order of the days (M-078). */
export const SPEAKER_GIFTS: readonly FixedSpeakerGift[] = GIFT_SPEAKERS.flatMap((slug) =>
  SPEAKERS.flatMap(({ slug: other, name, day, gift }) =>
    other === slug && gift
      ? [{ speaker: name, day, title: gift.title, description: gift.description, url: gift.url }]
      : [],
  ),
);
