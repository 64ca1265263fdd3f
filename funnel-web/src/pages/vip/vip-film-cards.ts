import type { SummitPhase } from '@summit/rules';
import type { FilmCard } from '../../features/offer/page/film-clock';
import { withFigures } from '../../lib/site/figures';
import { VIP_OFFER } from './vip-copy.baked';

/** "What VIP includes" as captioned cards: the offer in its own words. */
export const vipFilmCards = (phase: SummitPhase): FilmCard[] =>
  [
    { heading: VIP_OFFER.title, text: VIP_OFFER.lead[phase] },
    ...VIP_OFFER.benefits.map(({ title, line }) => ({ heading: title, text: line })),
    ...VIP_OFFER.gift.lines.map((text, index) => ({
      heading: index === 0 ? VIP_OFFER.gift.title : 'Inside the gift',
      text,
    })),
    { heading: VIP_OFFER.guarantee.title, text: VIP_OFFER.guarantee.lines.join(' ') },
  ].map(({ heading, text }) => ({ heading: withFigures(heading), text: withFigures(text) }));
