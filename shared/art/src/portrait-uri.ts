import { dataUri } from './data-uri.js';
import type { DayNumber } from './day-ramps.js';
import { KeptDrawings } from './kept-drawings.js';
import { portraitSvg } from './portrait-svg.js';

/** A page shows a few dozen people. */
const portraits = new KeptDrawings(100);

/** The portrait as the address of an image; the last ones are kept. */
export const portraitUri = (name: string, day: DayNumber): string =>
  portraits.of(`${day} ${name}`, () => dataUri(portraitSvg(name, day)));
