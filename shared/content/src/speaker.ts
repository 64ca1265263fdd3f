import type { SummitDay } from '@summit/rules';

export interface SpeakerSocialLinks {
  linkedin?: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
  website?: string;
}

export interface SpeakerGift {
  title: string;
  description: string;
  url: string;
  /** Present when the gift is a special offer of the speaker (M-105). */
  promoCode?: string;
}

/** One speaker of the passive income edition; all people are fictional, all addresses end in `.example`. */
export interface Speaker {
  slug: string;
  /** Two people are joined by " and " (M-102). */
  name: string;
  title: string;
  bio: string;
  /** Topic of the main session. */
  topic: string;
  day: SummitDay;
  /** Value of `ref` in the speaker's link (F-117). */
  affiliateCode: string;
  socialLinks: SpeakerSocialLinks;
  gift: SpeakerGift | null;
  /** The second person of a pair, for the second photo. */
  secondName: string | null;
}
