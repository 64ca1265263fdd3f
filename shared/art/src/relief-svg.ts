import { contours } from './contours.js';
import { DAY_RAMPS, type DayNumber } from './day-ramps.js';
import { fbm } from './fbm.js';
import { mix } from './mix.js';

const LEVELS = [-0.5, -0.38, -0.27, -0.17, -0.07, 0.03, 0.13, 0.24, 0.36];

/** Session, offer and cover posters: a quiet relief in the color of the day. Size in units of the drawing. */
export function reliefSvg(seed: string, day: DayNumber, w = 960, h = 540): string {
  const [dark, , middle, light] = DAY_RAMPS[day];
  const noise = fbm(seed, 260, 2);
  const field = (x: number, y: number) => noise(x, y) * 0.9 + (x / w - 0.5) * 0.5 - (y / h - 0.5) * 0.34 - 0.1;
  const layers = contours(field, w, h, 16, LEVELS, 2).map((d, i) => {
    const t = i / (LEVELS.length - 1);
    const fill = t < 0.6 ? mix(dark, middle, t / 0.6) : mix(middle, light, (t - 0.6) / 0.4);
    return (
      `<path d="${d}" fill="#000" opacity=".12" transform="translate(4 7)"/>` +
      `<path d="${d}" fill="${fill}" stroke="${mix(fill, '#ffffff', 0.12)}" stroke-width="1"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<rect width="${w}" height="${h}" fill="${dark}"/>${layers.join('')}</svg>`
  );
}
