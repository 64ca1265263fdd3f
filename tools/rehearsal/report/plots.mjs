// Plots as SVG: one series of bars, or horizontal bars with a second mark. Colors come from the style of the page.
import { html } from './markup.mjs';
import { linear, ticks } from './scale.mjs';

const WIDTH = 480;
const HEIGHT = 200;
const LEFT = 58;
const RIGHT = 20;
const BOTTOM = 24;
const TOP = 12;
const TICKS = 4;
const ROW = 22;

/** @typedef {{ x: number, y: number }} Point */

/**
 * Bars over an axis of numbers or times.
 * @param {readonly Point[]} points
 * @param {object} options
 * @param {string} options.title what a reader without eyes hears
 * @param {number} options.width of one bar, in units of x
 * @param {(x: number) => string} options.xText
 * @param {(y: number) => string} [options.yText]
 * @param {readonly number[]} [options.xTicks]
 * @param {{ x: number, text: string }[]} [options.marks] upright lines with a word
 * @param {readonly Point[]} [options.line] a second series, on the same axes
 */
export function barPlot(points, { title, width, xText, yText = String, xTicks, marks = [], line = [] }) {
  const xs = [...points.map(({ x }) => x), ...marks.map(({ x }) => x)];
  const [least, most] = xs.length > 0 ? [Math.min(...xs), Math.max(...xs) + width] : [0, width];
  const x = linear([least, most], [LEFT, WIDTH - RIGHT]);
  const highest = Math.max(1, ...points.map(({ y }) => y), ...line.map(({ y }) => y));
  const levels = ticks(0, highest, TICKS);
  const y = linear([0, Math.max(highest, levels.at(-1) ?? 0)], [HEIGHT - BOTTOM, TOP]);
  const breadth = Math.max(1, x(least + width) - x(least) - 1);
  const path = line
    .map((one, index) => `${index === 0 ? 'M' : 'L'}${round(x(one.x + width / 2))} ${round(y(one.y))}`)
    .join('');
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
    ${levels.map((tick) => html`<line class="grid" x1="${LEFT}" x2="${WIDTH}" y1="${round(y(tick))}" y2="${round(y(tick))}" /><text class="end" x="${LEFT - 6}" y="${round(y(tick)) + 4}">${yText(tick)}</text>`)}
    ${points.map((one) => html`<rect x="${round(x(one.x))}" y="${round(y(one.y))}" width="${round(breadth)}" height="${round(HEIGHT - BOTTOM - y(one.y))}" />`)}
    ${line.length > 0 ? html`<path d="${path}" />` : ''}
    ${(xTicks ?? ticks(least, most, TICKS)).map((tick) => html`<text class="middle" x="${round(x(tick))}" y="${HEIGHT - 6}">${xText(tick)}</text>`)}
    ${marks.map((mark) => html`<line class="mark" x1="${round(x(mark.x))}" x2="${round(x(mark.x))}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" /><text class="${x(mark.x) > WIDTH / 2 ? 'end' : ''}" x="${round(x(mark.x)) + (x(mark.x) > WIDTH / 2 ? -4 : 4)}" y="${TOP + 10}">${mark.text}</text>`)}
  </svg>`;
}

/**
 * A row for each name: a bar up to the second value, a mark at the first.
 * @param {readonly { name: string, first: number, second: number }[]} rows
 * @param {{ title: string, text: (value: number) => string }} options
 */
export function rowPlot(rows, { title, text }) {
  const height = rows.length * ROW * 1.7 + 8;
  const x = linear([0, Math.max(1, ...rows.map(({ second }) => second))], [0, WIDTH - 70]);
  return html`<svg viewBox="0 0 ${WIDTH} ${round(height)}" role="img" aria-label="${title}">
    ${rows.map((row, index) => {
      const top = round(index * ROW * 1.7);
      return html`<text x="0" y="${top + 14}">${row.name}</text>
        <rect x="0" y="${top + 19}" width="${round(Math.max(1, x(row.second)))}" height="10" />
        <line class="mark" x1="${round(x(row.first))}" x2="${round(x(row.first))}" y1="${top + 17}" y2="${top + 31}" />
        <text x="${round(x(row.second)) + 6}" y="${top + 28}">${text(row.second)}</text>`;
    })}
  </svg>`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;
