import type { DayNumber } from './day-ramps.js';
import { KeptDrawings } from './kept-drawings.js';
import { reliefSvg } from './relief-svg.js';

/** A page shows a session of each speaker. */
const posters = new KeptDrawings(60);

/** `reliefSvg` for a page, which shows the same ones again as soon as somebody comes back to it; the last ones are kept. */
export const posterSvg = (seed: string, day: DayNumber, w?: number, h?: number): string =>
  posters.of(`${day} ${w} ${h} ${seed}`, () => reliefSvg(seed, day, w, h));
