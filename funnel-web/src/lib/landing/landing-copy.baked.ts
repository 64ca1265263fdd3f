import { HEADLINES, HERO_EYEBROW, HERO_LEAD, HOST, SPEAKERS, STATS, TESTIMONIALS } from '@summit/content';
import type { LandingPageContent } from '@summit/contracts';
import { FREE_BONUS_KEYS, type SummitDay } from '@summit/rules';

// "Baked": the client build evaluates this file and ships its values only, not the modules that they come from.
export {
  AFTER_REGISTERING,
  BEFORE_AFTER,
  BENEFITS,
  BONUS_OFFERS,
  BONUS_TOTAL_CENTS,
  COMPARISON,
  GUARANTEE,
  HERO_LEAD,
  HOST,
  HOST_PULL_QUOTE,
  LANDING_FAQ,
  ROADMAP,
  SIGNUP_POINTS,
  WHO_IT_IS_FOR,
  WHO_IT_IS_NOT_FOR,
} from '@summit/content';

/** Files of the first bonuses, in their order. */
export const BONUS_FILES = FREE_BONUS_KEYS;

/** What the bundle knows of a speaker beyond the editable copy. */
export interface BundledSpeaker {
  name: string;
  title: string;
  slug: string;
  day: SummitDay;
  secondName: string | null;
}

export const BUNDLED_SPEAKERS: readonly BundledSpeaker[] = SPEAKERS.map(({ name, title, slug, day, secondName }) => ({
  name,
  title,
  slug,
  day,
  secondName,
}));

/** The landing page's own copy without the biographies, which only the speaker dialog needs. */
export const BUNDLED_COPY: Omit<LandingPageContent, 'speakers'> = {
  hero: { title: HEADLINES.A, subtitle: HERO_EYEBROW, description: HERO_LEAD.concluded },
  stats: STATS,
  testimonials: TESTIMONIALS,
  host: HOST,
};
