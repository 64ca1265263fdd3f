import type { LandingPageContent } from '@summit/contracts';
import { HEADLINES, HERO_EYEBROW, HERO_LEAD } from './hero.js';
import { HOST } from './host.js';
import { SPEAKERS } from './speakers.js';
import { TESTIMONIALS } from './testimonials.js';

/** The four figures of the hero strip (F-065). The owner must be able to prove the label of the last one. */
export const STATS: LandingPageContent['stats'] = [
  { value: '25+', label: 'expert speakers' },
  { value: '5', label: 'days of sessions' },
  { value: 'FREE', label: 'to register' },
  { value: '$2B+', label: 'in sales across their businesses' },
];

/** The block that the import script stores and the bundle falls back to. */
export const LANDING: LandingPageContent = {
  hero: { title: HEADLINES.A, subtitle: HERO_EYEBROW, description: HERO_LEAD.concluded },
  speakers: SPEAKERS.map(({ name, title, bio }) => ({ name, title, bio, image: null })),
  stats: STATS,
  testimonials: TESTIMONIALS,
  host: HOST,
};
