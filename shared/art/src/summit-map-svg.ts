import { contours } from './contours.js';
import { fbm } from './fbm.js';
import { HYPSO } from './hypso.js';
import { mix } from './mix.js';
import { smoothPath } from './smooth-path.js';

const SIZE = 640;
const LEVELS = [0.06, 0.12, 0.19, 0.28, 0.38, 0.49, 0.6, 0.71, 0.82, 0.93, 1.04, 1.13];
const PINE = '#0B2620';
const NIGHT = '#071B17';
const SNOW = '#FFF9EF';

/** The five stops: place on the map, name, and the label's width (measured once, Figtree 600 at 15.5). */
const STOPS = [
  { at: [118, 520], name: 'Opening Day', width: 118, dx: 28 },
  { at: [226, 446], name: 'Build Your Presence', width: 168, dx: 28 },
  { at: [258, 330], name: 'Systemize &amp; Productize', width: 196, dx: 28 },
  { at: [372, 286], name: 'Monetize &amp; Automate', width: 181, dx: 28 },
  { at: [416, 182], name: 'Legacy &amp; Lifestyle', width: 156, dx: 26 },
] as const;

const hill = (x: number, y: number, cx: number, cy: number, sx: number, sy = sx) =>
  Math.exp(-(((x - cx) / sx) ** 2 + ((y - cy) / sy) ** 2));

function mountain(): (x: number, y: number) => number {
  const noise = fbm('growth-and-scale', 120, 3);
  return (x, y) => {
    const wx = x + noise(y, x) * 36;
    const wy = y + noise(x + 300, y) * 36;
    // The sheet never touches its own edge.
    const rim = Math.min(x, y, SIZE - x, SIZE - y) / 70;
    const fade = rim >= 1 ? 0 : (1 - rim) ** 2 * 0.5;
    return (
      1.04 * hill(wx, wy, 415, 196, 104, 100) +
      0.62 * hill(wx, wy, 330, 330, 136, 112) +
      0.42 * hill(wx, wy, 500, 400, 108, 92) +
      0.38 * hill(wx, wy, 214, 452, 122, 92) +
      0.24 * hill(wx, wy, 540, 130, 80) +
      0.2 * hill(wx, wy, 130, 530, 90) +
      noise(x, y) * 0.06 -
      fade
    );
  };
}

function layers(): string {
  return contours(mountain(), SIZE, SIZE, 8, LEVELS, 2)
    .map((d, i) => {
      const fill = HYPSO[i + 1] ?? SNOW;
      const shadow = i > 1 ? `<path d="${d}" fill="#041411" opacity=".26" transform="translate(4 7)"/>` : '';
      return `${shadow}<path d="${d}" fill="${fill}" stroke="${mix(fill, '#FFFFFF', 0.2)}" stroke-width="1" stroke-opacity=".55"/>`;
    })
    .join('');
}

const stop = (n: number, x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><circle r="19" fill="${SNOW}"/><circle r="19" fill="none" stroke="${NIGHT}" stroke-opacity=".18"/>` +
  `<text text-anchor="middle" y="6.5" font-family="Bricolage Grotesque Variable, Bricolage Grotesque, sans-serif" font-weight="750" font-size="19" fill="${PINE}">${n}</text></g>`;

const label = (name: string, x: number, y: number, width: number) =>
  `<g class="map-label" transform="translate(${x} ${y})"><rect width="${width}" height="34" rx="10" fill="${NIGHT}" fill-opacity=".86"/>` +
  `<text x="13" y="22.5" font-family="Figtree Variable, Figtree, sans-serif" font-weight="600" font-size="15.5" fill="${SNOW}">${name}</text></g>`;

/** The hero plate: one mountain, twelve heights, a trail of five days. `labels` shows the names of the days (class `map-label`). */
export function summitMapSvg({ labels = true }: { labels?: boolean } = {}): string {
  const trail = smoothPath(STOPS.map((s) => s.at));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="100%" role="img" style="display:block;overflow:visible" ` +
    `aria-label="A contour map of a mountain with a trail of five stops, one for each day of the summit">` +
    layers() +
    `<path d="${trail}" fill="none" stroke="${NIGHT}" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="${trail}" fill="none" stroke="${SNOW}" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 9"/>` +
    STOPS.map((s, i) => stop(i + 1, s.at[0], s.at[1])).join('') +
    (labels ? STOPS.map((s) => label(s.name, s.at[0] + s.dx, s.at[1] - 17, s.width)).join('') : '') +
    `</svg>`
  );
}
