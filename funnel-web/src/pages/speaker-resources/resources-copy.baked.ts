// "Baked": the client build ships the values of this file only. `{link}` and `{name}` stay: the page fills them in.
import {
  ALL_SPEAKERS_BANNER,
  BANNER_LINK_HELP,
  BANNER_SIZE,
  COPY_AMOUNTS,
  EMAIL_TEMPLATES,
  fillAll,
  LINK_STAND_IN,
  LINKEDIN_POSTS,
  NAME_STAND_IN,
  SHARE_TEXTS_NOTE,
  SOCIAL_POSTS,
  SPEAKER_BANNERS,
  SPEAKER_CLOSING,
  SPEAKER_COMMISSION_NOTICE,
  SPEAKER_STEPS,
  SPEAKER_WELCOME,
  WITH_APPROVAL,
} from '@summit/content';
import { contentFigures } from '@summit/pricing';

const FIGURES = { ...contentFigures(COPY_AMOUNTS), link: '{link}', name: NAME_STAND_IN };

export const BANNERS = SPEAKER_BANNERS;
export const EVERYBODY = ALL_SPEAKERS_BANNER;
export const SIZE = BANNER_SIZE;
export const BANNER_HELP = BANNER_LINK_HELP;
export const NO_LINK = LINK_STAND_IN;
export const EMAILS = fillAll(EMAIL_TEMPLATES, FIGURES);
export const POSTS = fillAll(SOCIAL_POSTS, FIGURES);
export const LINKEDIN = fillAll(LINKEDIN_POSTS, FIGURES);
export const TEXTS_NOTE = SHARE_TEXTS_NOTE;
export const WELCOME = SPEAKER_WELCOME;
export const NOTICE = SPEAKER_COMMISSION_NOTICE;
export const STEPS = SPEAKER_STEPS;
export const CLOSING = SPEAKER_CLOSING;
export const CLOSING_WITH_APPROVAL = WITH_APPROVAL.closing;
