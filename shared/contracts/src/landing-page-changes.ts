import type { LandingPageContent, LandingPageSpeaker } from './landing-page.js';

/** One text that differs between two states of the landing page. Null: it is not there on that side. */
export interface LandingPageChange {
  /** What an administrator calls it: `Hero title`, `Stat 2 label`, `Amara Okafor, bio`. */
  label: string;
  before: string | null;
  after: string | null;
}

type Texts = ReadonlyMap<string, string>;

const PERSON_FIELDS = ['title', 'bio', 'image'] as const;
const personTexts = (name: string, person: LandingPageSpeaker): [string, string][] =>
  PERSON_FIELDS.map((field) => [`${name}, ${field}`, person[field] ?? '']);

/** Every text outside of the list of speakers, by its label. */
const textsOf = ({ hero, stats, testimonials, host }: LandingPageContent): Texts =>
  new Map([
    ['Hero title', hero.title],
    ['Hero subtitle', hero.subtitle],
    ['Hero description', hero.description],
    ...stats.flatMap(({ value, label }, i): [string, string][] => [
      [`Stat ${i + 1} value`, value],
      [`Stat ${i + 1} label`, label],
    ]),
    ...testimonials.flatMap(({ quote, author }, i): [string, string][] => [
      [`Testimonial ${i + 1} quote`, quote],
      [`Testimonial ${i + 1} author`, author],
    ]),
    ['Host name', host.name],
    ...personTexts('Host', host),
  ]);

function differences(before: Texts, after: Texts): LandingPageChange[] {
  const labels = new Set([...before.keys(), ...after.keys()]);
  return [...labels].flatMap((label) => {
    const change = { label, before: before.get(label) ?? null, after: after.get(label) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

/** Speakers are known by their names; one who was added or removed is one change. */
function speakerChanges(before: readonly LandingPageSpeaker[], after: readonly LandingPageSpeaker[]) {
  const [was, is] = [before, after].map((list) => new Map(list.map((one) => [one.name, one])));
  const names = new Set([...before, ...after].map(({ name }) => name));
  return [...names].flatMap((name): LandingPageChange[] => {
    const [old, now] = [was?.get(name), is?.get(name)];
    if (old && now) return differences(new Map(personTexts(name, old)), new Map(personTexts(name, now)));
    return [{ label: `Speaker ${name}`, before: old?.title ?? null, after: now?.title ?? null }];
  });
}

/** What differs between two states, in the order of the page. */
export const landingPageChanges = (before: LandingPageContent, after: LandingPageContent): LandingPageChange[] => [
  ...differences(textsOf(before), textsOf(after)),
  ...speakerChanges(before.speakers, after.speakers),
];
