// What the walk measured: each call by route and by hour of the product's time, and every answer that is an error.
import { ERROR_CATALOG } from '@summit/contracts';
import { HOUR_MS, MINUTE_MS } from '@summit/rules';
import { percentile } from '../bench/statistics.mjs';

/** @typedef {{ route: string, calls: number, p50: number, p95: number, worst: number }} RouteFigures milliseconds */

export class Measurements {
  /** Milliseconds of each call by route. @type {Map<string, number[]>} */
  latencies = new Map();
  /** Calls and visits by hour, milliseconds of calls by minute, keys in ms of the product's time. */
  callsByHour = /** @type {Map<number, number>} */ (new Map());
  visitsByHour = /** @type {Map<number, number>} */ (new Map());
  latenciesByHour = /** @type {Map<number, number[]>} */ (new Map());
  callsByMinute = /** @type {Map<number, number>} */ (new Map());
  /** Calls by second of real time since the begin. */
  callsBySecond = /** @type {Map<number, number>} */ (new Map());
  /** Error answers by `route status code`. @type {Map<string, { route: string, status: number, code: string, known: boolean, times: number }>} */
  errors = new Map();
  /** Answers that a bad network lost, and presses that were repeated for it. */
  broken = 0;
  /** How often something of the audience happened, for the funnel. @type {Map<string, number>} */
  counts = new Map();
  begun = performance.now();

  /** @param {string} route @param {{ at: number, ms: number, status: number, code?: string }} call `at`: the product's time */
  call(route, { at, ms, status, code }) {
    add(this.latencies, route, ms);
    const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
    add(this.latenciesByHour, hour, ms);
    count(this.callsByHour, hour);
    count(this.callsByMinute, Math.floor(at / MINUTE_MS) * MINUTE_MS);
    count(this.callsBySecond, Math.floor((performance.now() - this.begun) / 1_000));
    if (status >= 400) this.error(route, status, code ?? 'none');
  }

  /** @param {string} route @param {number} status 0 where no answer came @param {string} code */
  error(route, status, code) {
    const key = `${route} ${status} ${code}`;
    const entry = this.errors.get(key) ?? { route, status, code, known: Object.hasOwn(ERROR_CATALOG, code), times: 0 };
    entry.times += 1;
    this.errors.set(key, entry);
  }

  /** @param {number} at */
  visit(at) {
    count(this.visitsByHour, Math.floor(at / HOUR_MS) * HOUR_MS);
  }

  /** @param {string} what */
  happened(what) {
    count(this.counts, what);
  }

  /** @returns {RouteFigures[]} the slowest first */
  routes() {
    return [...this.latencies]
      .map(([route, all]) => ({
        route,
        calls: all.length,
        p50: percentile(all, 0.5),
        p95: percentile(all, 0.95),
        worst: all.reduce((worst, one) => Math.max(worst, one), 0),
      }))
      .sort((one, other) => other.p95 - one.p95);
  }

  errorList() {
    return [...this.errors.values()].sort((one, other) => other.times - one.times);
  }
}

/** @template Key @param {Map<Key, number>} counts @param {Key} key */
const count = (counts, key) => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** @template Key @param {Map<Key, number[]>} lists @param {Key} key @param {number} value */
function add(lists, key, value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
