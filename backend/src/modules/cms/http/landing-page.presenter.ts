import type {
  LandingPageContent,
  LandingPageDraft as DraftAnswer,
  LandingPageVersionRow,
  StoredLandingPage,
} from '@summit/contracts';
import type { AddressOf } from '../../auth/auth.public.js';
import type { LandingPageDraft } from '../entities/landing-page-draft.entity.js';
import type { LandingPageVersion } from '../entities/landing-page-version.entity.js';
import type { LandingPage } from '../entities/landing-page.entity.js';
import type { LandingPageDto } from './dto/landing-page.dto.js';

export const presentPage = (
  { content, updatedAt, updatedBy }: LandingPage,
  addressOf: AddressOf,
): StoredLandingPage => ({
  ...content,
  updated_at: updatedAt.toISOString(),
  updated_by: addressOf(updatedBy),
});

/** `versions`: the newest first. */
export const presentVersions = (
  versions: readonly LandingPageVersion[],
  addressOf: AddressOf,
): LandingPageVersionRow[] =>
  versions.map(({ id, content, savedAt, savedBy, restoredFrom }, i) => ({
    id,
    saved_at: savedAt.toISOString(),
    saved_by: addressOf(savedBy),
    restored_from: restoredFrom,
    content,
    current: i === 0,
  }));

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
