import type { LandingPageContent, LandingPageDraft as DraftAnswer, StoredLandingPage } from '@summit/contracts';
import type { LandingPageDraft } from '../entities/landing-page-draft.entity.js';
import type { LandingPage } from '../entities/landing-page.entity.js';
import type { LandingPageDto } from './dto/landing-page.dto.js';

export const presentPage = ({ content, updatedAt, updatedBy }: LandingPage): StoredLandingPage => ({
  ...content,
  updated_at: updatedAt.toISOString(),
  updated_by: updatedBy,
});

export const presentDraft = ({ content, basedOn, savedAt }: LandingPageDraft): DraftAnswer => ({
  content,
  based_on: basedOn.toISOString(),
  saved_at: savedAt.toISOString(),
});

/** What is stored of a body: the documented fields, as plain objects. */
export const contentOf = ({ hero, speakers, stats, testimonials, host }: LandingPageDto): LandingPageContent => ({
  hero: { title: hero.title, subtitle: hero.subtitle, description: hero.description },
  speakers: speakers.map(personOf),
  stats: stats.map(({ value, label }) => ({ value, label })),
  testimonials: testimonials.map(({ quote, author }) => ({ quote, author })),
  host: personOf(host),
});

const personOf = ({ name, title, bio, image }: LandingPageDto['host']): LandingPageDto['host'] => ({
  name,
  title,
  bio,
  image: image ?? null,
});
