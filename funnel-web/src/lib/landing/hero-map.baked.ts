import { summitMapSvg } from '@summit/art';

/**
 * The hero's map, with whole coordinates: nobody sees a tenth of a pixel, and the page carries it. It is part of the HTML and
 * not a file, so that the headline is what a visitor waits for.
 */
export const HERO_MAP = summitMapSvg({ labels: false }).replace(/\d+\.\d+/g, (value) =>
  String(Math.round(Number(value))),
);
