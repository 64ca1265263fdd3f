import { giftKeyOf } from './gift-url.js';
import { SESSIONS } from './sessions.js';
import { GIFT_SPEAKERS, SPEAKER_GIFTS, type FixedSpeakerGift } from './speaker-gifts.js';
import { SPEAKERS } from './speakers.js';

/** A gift as the library lists it. */
export interface ListedGift extends FixedSpeakerGift {
  /** Names it for good: what is stored under it keeps its clicks. */
  key: string;
}

const nameOf = (slug: string): string => SPEAKERS.find((speaker) => speaker.slug === slug)?.name ?? slug;
const isFixed = (url: string): boolean => SPEAKER_GIFTS.some((fixed) => fixed.url === url);

/** The gifts of all sessions of both editions: the five fixed ones first, the others in order of the sessions (M-045, M-078). */
export const ALL_SPEAKER_GIFTS: readonly ListedGift[] = [
  ...SPEAKER_GIFTS.map((gift, index) => ({ ...gift, key: GIFT_SPEAKERS[index] ?? gift.title })),
  ...SESSIONS.flatMap(({ gift, day, speakerSlug }) =>
    gift && !isFixed(gift.url)
      ? [
          {
            key: giftKeyOf(gift.url) ?? gift.title,
            speaker: nameOf(speakerSlug),
            day,
            title: gift.title,
            description: gift.description,
            url: gift.url,
          },
        ]
      : [],
  ),
];
