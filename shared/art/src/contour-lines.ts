import { contours } from './contours.js';
import { fbm } from './fbm.js';

const LEVELS = [-0.5, -0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5];

/** Faint contour lines without fill, for pine panels. Size in units of the drawing. */
export function contourLines(seed: string, w = 1440, h = 720, stroke = '#2C5549'): string {
  const paths = contours(fbm(seed, 420, 2), w, h, 24, LEVELS, 1).filter((d) => d !== '');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<g fill="none" stroke="${stroke}" stroke-width="1.25">${paths.map((d) => `<path d="${d}"/>`).join('')}</g></svg>`
  );
}
