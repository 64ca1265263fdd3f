import type { LandingPageContent, StoredLandingPage } from '@summit/contracts';

/** The texts of a page, without who saved them and when. */
export const contentOf = ({ hero, speakers, stats, testimonials, host }: StoredLandingPage): LandingPageContent => ({
  hero,
  speakers,
  stats,
  testimonials,
  host,
});

/** Whether a text that the page can't do without is empty. The fields say which. */
export function lacksText({ hero, stats, testimonials, host }: LandingPageContent): boolean {
  const needed = [
    ...Object.values(hero as unknown as Record<string, string>),
    ...stats.flatMap(({ value, label }) => [value, label]),
    ...testimonials.flatMap(({ quote, author }) => [quote, author]),
    host.name,
  ];
  return needed.some((text) => text.trim() === '');
}
