import type { LandingPageContent } from '@summit/contracts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Ours where we changed it, theirs everywhere else. */
const chosen = <Value>(base: Value, ours: Value, theirs: Value): Value => (same(base, ours) ? theirs : ours);

function mergeFields<Fields extends object>(base: Fields, ours: Fields, theirs: Fields): Fields {
  const merged = { ...theirs };
  for (const key of Object.keys(theirs) as (keyof Fields)[]) merged[key] = chosen(base[key], ours[key], theirs[key]);
  return merged;
}

/** Item by item while the lists are equally long; otherwise nobody can say which items belong together. */
function mergeItems<Item extends object>(base: Item[], ours: Item[], theirs: Item[]): Item[] {
  if (base.length !== ours.length || base.length !== theirs.length) return chosen(base, ours, theirs);
  return theirs.map((item, i) => mergeFields(base[i] ?? item, ours[i] ?? item, item));
}

/**
 * Two administrators edited the page, and the other one saved first. `base`: what both began with. Whatever only one of them touched has
 * their value; where both did, ours stays. The form only removes speakers, so theirs come without those we removed.
 */
export function mergeContent(
  base: LandingPageContent,
  ours: LandingPageContent,
  theirs: LandingPageContent,
): LandingPageContent {
  const kept = new Set(ours.speakers.map(({ name }) => name));
  const removed = new Set(base.speakers.map(({ name }) => name).filter((name) => !kept.has(name)));
  return {
    hero: mergeFields(base.hero, ours.hero, theirs.hero),
    stats: mergeItems(base.stats, ours.stats, theirs.stats),
    testimonials: mergeItems(base.testimonials, ours.testimonials, theirs.testimonials),
    host: mergeFields(base.host, ours.host, theirs.host),
    speakers: theirs.speakers.filter(({ name }) => !removed.has(name)),
  };
}
