import type { SummitPhase } from '@summit/rules';
import type { FilmCard } from '../../features/offer/page/film-clock';
import { withFigures } from '../../lib/site/figures';
import { IMPLEMENTATION_OFFER } from './implementation-copy.baked';

/** "How the implementation call works" as captioned cards: the offer in its own words. */
export function implementationFilmCards(phase: SummitPhase): FilmCard[] {
  const { title, lead, callSteps, benefits, guarantee } = IMPLEMENTATION_OFFER;
  return [
    { heading: title, text: lead[phase] },
    ...callSteps.map((step) => ({ heading: `${step.title} the call`, text: step.line })),
    ...benefits.map((benefit) => ({ heading: benefit.title, text: benefit.line })),
    { heading: guarantee.title, text: guarantee.lines.join(' ') },
  ].map(({ heading, text }) => ({ heading: withFigures(heading), text: withFigures(text) }));
}
