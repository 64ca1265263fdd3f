import type { DayNumber } from '@summit/art';
import type { Product, SummitPhase } from '@summit/rules';
import { memo } from 'react';
import type { FilmCard } from './film-clock';
import { useOfferFilm } from './useOfferFilm';
import { VideoFacade } from './VideoFacade';

export interface OfferVideoProps {
  product: Product;
  day: DayNumber;
  phase: SummitPhase;
  video: { title: string; length: string };
  /** A function of the module, so that a change of the order draws no film anew. */
  cardsOf: (phase: SummitPhase) => readonly FilmCard[];
}

/** The film of an offer page, which asks by itself whether the back office has set another one. */
export const OfferVideo = memo(function OfferVideo({ product, day, phase, video, cardsOf }: OfferVideoProps) {
  return <VideoFacade {...video} day={day} src={useOfferFilm(product)} cards={cardsOf(phase)} />;
});
