import type { SummitPhase } from '@summit/rules';
import type { FilmCard } from '../../features/offer/page/film-clock';
import { withFigures } from '../../lib/site/figures';
import { DFY_OFFER } from './dfy-copy.baked';

/** "A project from first call to hand-over" as captioned cards: the offer in its own words. */
export function dfyFilmCards(phase: SummitPhase): FilmCard[] {
  const { title, lead, schedule, benefits, nextSteps, guarantee, capacity } = DFY_OFFER;
  return [
    { heading: title, text: lead[phase] },
    ...benefits.map((benefit) => ({ heading: benefit.title, text: benefit.line })),
    ...schedule.map((step) => ({ heading: step.title, text: step.line })),
    ...nextSteps.map((text, index) => ({ heading: `After your order, ${index + 1} of ${nextSteps.length}`, text })),
    { heading: 'How many we take on', text: capacity },
    { heading: guarantee.title, text: guarantee.lines.join(' ') },
  ].map(({ heading, text }) => ({ heading: withFigures(heading), text: withFigures(text) }));
}
