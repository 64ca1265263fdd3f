import { dataUri, portraitSvg, type DayNumber } from '@summit/art';

/** Drawn art of a person as an address. In a file of its own, so that the drawing code is loaded only when needed. */
export const drawPortrait = (name: string, day: DayNumber): string => dataUri(portraitSvg(name, day));
