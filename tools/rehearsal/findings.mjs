// What the rehearsal has to say, each thing in a sentence with the name of what is to blame.
import { median } from '../bench/statistics.mjs';

/**
 * @typedef {{ severity: 'broken' | 'slow', name: string, sentence: string }} Finding
 *   `name`: the route, code or provider that it is about
 */

/** A route that answers nineteen of twenty calls within this (ms) is never slow, whatever the others do. */
const FAST_ENOUGH_MS = 700;
/** Beyond this many times of the median of all routes a route stands out from its busy neighbours. */
const TIMES_THE_OTHERS = 6;
/** Passwords are hashed slowly on purpose, a few at a time. */
const SLOW_BY_DESIGN = new Set([
  '/api/vip/auth/setup-password',
  '/api/vip/auth/login',
  '/api/admin/auth/login',
  '/api/admin/auth/confirm-identity',
]);
const FEWEST_CALLS = 5;
const FEWEST_PAYMENTS = 3;

/**
 * @param {object} seen
 * @param {import('./measurements.mjs').RouteFigures[]} seen.routes
 * @param {{ route: string, status: number, code: string, known: boolean, times: number }[]} seen.errors
 * @param {{ code: string, asked: number, given: number }[]} seen.coupons
 * @param {{ provider: string, cameBy: string, events: number }[]} seen.events
 * @param {{ stripe: unknown[], paypal: unknown[] }} seen.taken
 * @param {import('./balance.mjs').BalanceLine[]} seen.balance
 * @param {string[]} seen.strange
 * @param {string[]} seen.logged
 * @returns {Finding[]}
 */
export function findings({ routes, errors, coupons, events, taken, balance, strange, logged }) {
  return [
    ...slowRoutes(routes),
    ...brokenCoupons(coupons),
    ...deadWebhooks(events, taken),
    ...unknownErrors(errors),
    ...balance
      .filter(({ holds }) => !holds)
      .map(({ name, ours, theirs, examples }) =>
        broken(name, `The books do not agree: ${name}, ${ours} wanted, ${theirs} found.${told(examples)}`),
      ),
    ...counted(strange).map(([what, times]) => broken('audience', `${what}${times > 1 ? ` (${times} times)` : ''}.`)),
    ...counted(logged.map(messageOf)).map(([what, times]) =>
      broken('log', `The product logged an error: ${what}${times > 1 ? ` (${times} times)` : ''}.`),
    ),
  ];
}

/** @param {import('./measurements.mjs').RouteFigures[]} routes @returns {Finding[]} */
function slowRoutes(routes) {
  const usual = median(routes.map(({ p95 }) => p95));
  return routes
    .filter(
      ({ route, calls, p95 }) =>
        calls >= FEWEST_CALLS && !SLOW_BY_DESIGN.has(route) && p95 > FAST_ENOUGH_MS && p95 > usual * TIMES_THE_OTHERS,
    )
    .map(({ route, calls, p95 }) => ({
      severity: 'slow',
      name: route,
      sentence: `${route} is slow: one of twenty of its ${calls} calls took ${Math.round(p95)} ms or more; of the other routes it is ${Math.round(usual)} ms.`,
    }));
}

/** @param {{ code: string, asked: number, given: number }[]} coupons @returns {Finding[]} */
const brokenCoupons = (coupons) =>
  coupons
    .filter(({ asked, given }) => given < asked)
    .map(({ code, asked, given }) =>
      broken(code, `The code ${code} is broken: ${asked} buyers gave it, and it was taken from ${given} of them.`),
    );

/**
 * @param {{ provider: string, cameBy: string, events: number }[]} events
 * @param {{ stripe: unknown[], paypal: unknown[] }} taken
 * @returns {Finding[]}
 */
function deadWebhooks(events, taken) {
  return /** @type {const} */ (['stripe', 'paypal']).flatMap((provider) => {
    const payments = taken[provider].length;
    const arrived = events
      .filter((one) => one.provider === provider && one.cameBy === 'notification')
      .reduce((sum, one) => sum + one.events, 0);
    if (payments < FEWEST_PAYMENTS || arrived >= payments) return [];
    const sentence = `The webhook of ${provider} is dead: it took ${payments} payments, and ${arrived} notifications arrived.`;
    return [broken(provider, sentence)];
  });
}

/** @param {{ route: string, status: number, code: string, known: boolean, times: number }[]} errors @returns {Finding[]} */
const unknownErrors = (errors) =>
  errors
    .filter(({ known, status }) => !known || status >= 500)
    .map(({ route, status, code, known, times }) =>
      broken(
        route,
        known
          ? `${route} failed ${times} times with ${status} ${code}.`
          : `${route} answered ${times} times ${status || 'nothing'} with "${code}", which is not in the catalog of errors.`,
      ),
    );

/** @param {string} name @param {string} sentence @returns {Finding} */
const broken = (name, sentence) => ({ severity: 'broken', name, sentence });

/** @param {string[]} examples */
const told = (examples) => (examples.length > 0 ? ` For example: ${examples.join('; ')}.` : '');

/** @param {string[]} texts @returns {[string, number][]} */
function counted(texts) {
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one).slice(0, 20);
}

/** @param {string} line */
function messageOf(line) {
  try {
    const { msg, reason, err } = JSON.parse(line);
    return [msg, reason ?? err?.message].filter(Boolean).join(': ');
  } catch {
    return line.slice(0, 200);
  }
}
