import autocannon from 'autocannon';
import { percentile } from './statistics.mjs';
import { visitorAddress } from './routes.mjs';

/** Numbers every request of this process, so that no two bodies or addresses are alike. */
let requests = 0;

/**
 * @typedef {object} LoadResult
 * @property {number} answered 2xx
 * @property {number} failed other answers, broken connections and timeouts
 * @property {number} seconds
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 */

/**
 * Sends requests over `connections` at once and waits for every answer, so that afterwards what was answered can be compared
 * with what was stored. Ends after `amount` requests, or after `seconds` where no amount is given (warm-up).
 * @param {string} origin
 * @param {import('./routes.mjs').BenchRoute} route
 * @param {{ connections: number, amount?: number, seconds?: number }} extent
 * @returns {Promise<LoadResult>}
 */
export async function load(origin, route, { connections, amount, seconds }) {
  /** @type {number[]} */
  const latencies = [];
  const instance = autocannon({
    url: origin,
    connections,
    timeout: 20,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    requests: [
      {
        method: route.method,
        path: route.path,
        setupRequest: (request) => {
          const n = (requests += 1);
          const body = route.text?.(n) ?? (route.body && JSON.stringify(route.body(n)));
          const headers = { 'x-forwarded-for': visitorAddress(n), ...route.headers?.(n) };
          if (!body) return { ...request, headers };
          return { ...request, headers: { ...headers, 'content-type': 'application/json' }, body };
        },
      },
    ],
  });
  const begin = performance.now();
  let end = begin;
  instance.on('response', (...[, , , milliseconds]) => {
    latencies.push(milliseconds);
    end = performance.now();
  });
  const result = await instance;
  return {
    answered: result['2xx'],
    failed: result.non2xx + result.errors,
    seconds: (end - begin) / 1_000,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}
