// "Baked": the client build ships these values, and neither the price book nor the content that they come from.
import { COPY_AMOUNTS } from '@summit/content';
import { contentFigures } from '@summit/pricing';

/** Every figure that a policy may name. */
export const FIGURES = contentFigures(COPY_AMOUNTS);
