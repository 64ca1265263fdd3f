import { fillFigures, type Figures } from '@summit/content';
import { contentFigures } from '@summit/pricing';
import { COPY_AMOUNTS } from './offer-amounts.baked';

const FIGURES: Figures = contentFigures(COPY_AMOUNTS);

/** A text of an offer with its amounts. The landing page has a shorter list of its own (`figures.ts`), because it counts bytes. */
export const withOfferFigures = (text: string, more: Figures = {}): string =>
  fillFigures(text, { ...FIGURES, ...more });
