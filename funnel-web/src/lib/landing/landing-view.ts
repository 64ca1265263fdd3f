import type { Face, ShownLandingContent } from '@summit/contracts';
import { SUMMIT_DAYS, type SummitDay, type SummitPhase } from '@summit/rules';
import { BUNDLED_COPY, BUNDLED_SPEAKERS } from './landing-copy.baked';

/** A speaker as the page gets it: `bio` is null while it is still in the bundle's own file. */
export interface ListedSpeaker {
  name: string;
  title: string;
  bio: string | null;
  image: string | null;
}

/** What the landing page shows: the copy and the phase it is for. */
export interface LandingView {
  content: Omit<ShownLandingContent, 'speakers'> & { speakers: readonly ListedSpeaker[] };
  phase: SummitPhase;
  /** Day of the summit that is open, 1 to 5; of use while live only. */
  day: SummitDay;
}

/** What the HTML of the build shows. */
export const bundledView = (phase: SummitPhase): LandingView => ({
  content: {
    ...BUNDLED_COPY,
    speakers: BUNDLED_SPEAKERS.map(({ name, title }) => ({ name, title, bio: null, image: null })),
  },
  phase,
  day: 1,
});

/** A speaker of the grid: the editable copy joined with what ships in the bundle. */
export interface SpeakerCard extends ListedSpeaker {
  day: SummitDay;
  /** Names the art file made at build; null for people added later in the back office. */
  slug: string | null;
  secondName: string | null;
  /** Photos that the back office has set, of each of two. */
  faces?: readonly Face[];
}

const KNOWN = new Map(BUNDLED_SPEAKERS.map((speaker) => [speaker.name, speaker]));

/**
 * Cards in the order of the days taken in turn, so that the ten shown first come from all five days.
 * A speaker whom the bundle does not know gets the day of their place in the list.
 */
export function speakerCards(speakers: readonly ListedSpeaker[], faces?: readonly Face[]): SpeakerCard[] {
  const cards = speakers.map((speaker, i): SpeakerCard => {
    const known = KNOWN.get(speaker.name);
    return {
      ...speaker,
      day: known?.day ?? SUMMIT_DAYS[i % SUMMIT_DAYS.length] ?? 1,
      slug: known?.slug ?? null,
      secondName: known?.secondName ?? null,
      ...(faces && { faces }),
    };
  });
  const byDay = SUMMIT_DAYS.map((day) => cards.filter((card) => card.day === day));
  const rounds = Math.max(0, ...byDay.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => byDay.flatMap((list) => list.slice(round, round + 1))).flat();
}
