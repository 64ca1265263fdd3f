import { contours } from './contours.js';
import { DAY_RAMPS, type DayNumber } from './day-ramps.js';
import { fbm, type Field } from './fbm.js';
import { mix } from './mix.js';
import { rng } from './rng.js';

const OUTER_LEVELS = [-96, -74, -55, -38, -23, -10];
const EDGE_LEVEL = 2;
const LIT_LEVELS = [15, 30, 45, 60];

/** Signed distance to an ellipse, negative inside. */
const ellipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

/** Union of two distances with a soft seam of width `k`. */
const softMin = (a: number, b: number, k: number) => {
  const t = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - t * t * k * 0.25;
};

/** Shoulders stay below the head: heights level off toward `limit`. */
const levelOff = (v: number, limit: number) => (v > 0 ? limit * (1 - Math.exp(-v / limit)) : v);

/** The height of head and shoulders; `light` 1 lifts the upper left of the face. */
function bust(name: string, w: number, h: number): (x: number, y: number, light: number) => number {
  const r = rng(name);
  const lean = (r() - 0.5) * 44;
  const size = 0.95 + r() * 0.13;
  const broad = 0.9 + r() * 0.24;
  const turn = (r() - 0.5) * 40;
  const drop = (r() - 0.5) * 16;
  const tilt = (r() - 0.5) * 0.3;
  const tall = 0.96 + r() * 0.1;
  const cx = w / 2;
  const hx = cx + lean;
  const hy = h * 0.405 + drop;
  const noise = fbm(name, 84, 2);
  const wobble = fbm(`${name}~`, 150, 1);
  return (x, y, light) => {
    const wx = x + wobble(x, y) * 10;
    const wy = y + wobble(y, x) * 10;
    const dx = wx - hx;
    const dy = wy - hy;
    const tx = hx + dx * Math.cos(tilt) - dy * Math.sin(tilt);
    const ty = hy + dx * Math.sin(tilt) + dy * Math.cos(tilt);
    const head = ellipse(tx, ty, hx, hy, 80 * size, 98 * size * tall);
    const neck = ellipse(wx, wy, cx + lean * 0.7, h * 0.66, 46 * size, 84);
    const body = ellipse(wx, wy, cx - turn * 0.4, h * 1.07, 168 * broad, 128);
    const torso = -levelOff(-softMin(neck, body, 60), 34);
    // Only the inside of the head leans toward the light, so no flat mask appears in its middle.
    const depth = Math.max(0, -head);
    const lit = head + light * Math.min(1, depth / 30) * ((x - hx) * 0.3 + (y - hy) * 0.2);
    return -softMin(lit, torso, 22) + noise(x, y) * 8;
  };
}

/**
 * Relief portrait: head and shoulders as a contour map in the color of the day.
 * Seeded by the speaker's name; never guesses gender, age or skin. Default size 320 x 400.
 */
export function portraitSvg(name: string, day: DayNumber, opts: { w?: number; h?: number } = {}): string {
  const w = opts.w ?? 320;
  const h = opts.h ?? 400;
  const ramp = DAY_RAMPS[day];
  const shape = bust(name, w, h);
  const flat: Field = (x, y) => shape(x, y, 0);
  const lit: Field = (x, y) => shape(x, y, 1);
  const outer = contours(flat, w, h, 10, OUTER_LEVELS, 2);
  const inner = [...contours(flat, w, h, 10, [EDGE_LEVEL], 2), ...contours(lit, w, h, 10, LIT_LEVELS, 2)];
  const fills = [
    ramp[2],
    ramp[3],
    mix(ramp[3], ramp[4], 0.55),
    mix(ramp[3], ramp[4], 0.95),
    mix(ramp[4], ramp[5], 0.6),
  ];
  const line = mix(ramp[1], ramp[3], 0.34);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<rect width="${w}" height="${h}" fill="${ramp[1]}"/>` +
    outer
      .map((d, i) => `<path d="${d}" fill="${mix(ramp[1], ramp[0], 1 - i / 5)}" stroke="${line}" stroke-width="1"/>`)
      .join('') +
    inner
      .map(
        (d, i) =>
          `<path d="${d}" fill="${ramp[0]}" opacity=".22" transform="translate(3 5)"/><path d="${d}" fill="${fills[i] ?? ramp[5]}"/>`,
      )
      .join('') +
    `</svg>`
  );
}
