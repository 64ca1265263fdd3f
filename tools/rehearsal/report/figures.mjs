// From what was measured to the points of the plots.
import { DAY_MS, HOUR_MS, MINUTE_MS, pacificDay, SUMMIT_ZONE } from '@summit/rules';
import { percentile } from '../../bench/statistics.mjs';

const HISTOGRAM_BARS = 24;

/** @typedef {import('./plots.mjs').Point} Point */

/** @param {number} cents */
export const dollarsText = (cents) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `Oct 27`. @param {number} at */
export const dayText = (at) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: SUMMIT_ZONE });

/** `14:00`. @param {number} at */
export const hourText = (at) =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: SUMMIT_ZONE });

/** @param {Map<number, number>} counts @returns {Point[]} in the order of x */
export const pointsOf = (counts) => [...counts].map(([x, y]) => ({ x, y })).sort((one, other) => one.x - other.x);

/** The minutes of the busiest Pacific day. @param {Map<number, number>} callsByMinute */
export function busiestDay(callsByMinute) {
  /** @type {Map<string, Point[]>} */
  const days = new Map();
  for (const point of pointsOf(callsByMinute))
    days.set(pacificDay(point.x), [...(days.get(pacificDay(point.x)) ?? []), point]);
  const calls = (/** @type {Point[]} */ points) => points.reduce((sum, { y }) => sum + y, 0);
  return [...days.values()].sort((one, other) => calls(other) - calls(one))[0] ?? [];
}

/** Slowest of nineteen in twenty calls, hour by hour (ms). @param {Map<number, number[]>} latenciesByHour @returns {Point[]} */
export const slownessByHour = (latenciesByHour) =>
  [...latenciesByHour].map(([x, all]) => ({ x, y: percentile(all, 0.95) })).sort((one, other) => one.x - other.x);

/** How many of the drawn audiences brought about so much. @param {readonly number[]} totals in order */
export function histogram(totals) {
  const [least, most] = [totals[0] ?? 0, totals.at(-1) ?? 0];
  const width = Math.max(1, (most - least) / HISTOGRAM_BARS);
  const points = Array.from({ length: HISTOGRAM_BARS }, (_, bar) => ({ x: least + bar * width, y: 0 }));
  for (const total of totals) {
    const bar = points[Math.min(HISTOGRAM_BARS - 1, Math.floor((total - least) / width))];
    if (bar) bar.y += 1;
  }
  return { points, width };
}

/** Midnights Pacific between two times, few enough to be read. @param {number} from @param {number} to */
export function dayTicks(from, to) {
  const days = Math.ceil((to - from) / DAY_MS);
  const every = Math.max(1, Math.ceil(days / 7));
  return Array.from({ length: Math.ceil(days / every) }, (_, index) => from + index * every * DAY_MS);
}

export const BAR_WIDTHS = { hour: HOUR_MS, minute: MINUTE_MS };
