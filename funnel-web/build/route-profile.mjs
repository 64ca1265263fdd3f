import { DAY_RAMPS, mix } from '@summit/art';

const WIDTH = 1144;
const HEIGHT = 168;
const GAP = 24;
const COLUMN = (WIDTH - GAP * 4) / 5;
const STEPS = 24;
const LAYERS = [0, 18, 40, 68, 100];

/** Height of the path at `x`: rising over the five days, with the roughness of ground. */
function top(x) {
  const t = x / WIDTH;
  return HEIGHT - (26 + 118 * t ** 1.25 + 9 * Math.sin(t * 17) + 5 * Math.sin(t * 41 + 1));
}

function layer(x0, offset) {
  const points = Array.from({ length: STEPS + 1 }, (_, k) => x0 + (COLUMN * k) / STEPS);
  const ridge = points.map((x) => `L${x.toFixed(0)} ${Math.min(HEIGHT, top(x) + offset).toFixed(1)}`).join('');
  return `M${x0.toFixed(0)} ${HEIGHT}${ridge}L${(x0 + COLUMN).toFixed(0)} ${HEIGHT}Z`;
}

/** Side view of the route: five colors, rising; 8 px of air above for the last stop. */
export function routeProfileSvg() {
  const columns = [1, 2, 3, 4, 5].map((day, i) => {
    const [, , dark, middle, pale] = DAY_RAMPS[day];
    const fills = [pale, mix(pale, middle, 0.6), middle, mix(middle, dark, 0.6), dark];
    const x0 = i * (COLUMN + GAP);
    const x = x0 + COLUMN / 2;
    const hills = LAYERS.map((offset, k) => `<path d="${layer(x0, offset)}" fill="${fills[k]}"/>`).join('');
    return `${hills}<circle cx="${x}" cy="${top(x).toFixed(1)}" r="7" fill="#fff" stroke="${dark}" stroke-width="4"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT + 8}"><g transform="translate(0 8)">${columns.join('')}</g></svg>`;
}
