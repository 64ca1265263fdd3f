import { SUMMIT_DAYS, SUMMIT_PHASES, summitPhase, type SummitDay, type SummitPhase } from '@summit/rules';
import { summitDayAt } from '../lib/landing/summit-day';

/** What the first render of a page shows of the time it is. */
export interface PageStart {
  phase: SummitPhase;
  /** Day of the summit that is open, 1 to 5; of use while live only. */
  day: SummitDay;
  year: number;
}

/** The calendar's answer, at `now` in ms. */
export const pageStartAt = (now: number, phase: SummitPhase = summitPhase(now)): PageStart => ({
  phase,
  day: summitDayAt(now),
  year: new Date(now).getUTCFullYear(),
});

/** Attributes of the root element that tell the browser what a page was rendered with. */
export const pageStartAttributes = ({ phase, day, year }: PageStart): Record<string, string> => ({
  'data-phase': phase,
  'data-day': String(day),
  'data-year': String(year),
});

/** What the HTML was rendered with, so that the app can take it over; the calendar's answer for a page without. */
export function readPageStart({ dataset }: HTMLElement, now: number): PageStart {
  const phase = SUMMIT_PHASES.find((known) => known === dataset['phase']);
  const day = SUMMIT_DAYS.find((known) => String(known) === dataset['day']);
  const year = Number(dataset['year']);
  return phase && day && year ? { phase, day, year } : pageStartAt(now);
}
