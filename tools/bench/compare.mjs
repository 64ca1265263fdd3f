import { median } from './statistics.mjs';

/** @typedef {import('./side.mjs').Measurement} Measurement */

/**
 * @typedef {object} SideSummary medians over the rounds, failures added up
 * @property {number} rate
 * @property {number} p50
 * @property {number} p99
 * @property {number} appMicros
 * @property {number} databaseMicros
 * @property {number} failed
 * @property {number} missing
 */

/** @param {readonly Measurement[]} rounds @returns {SideSummary} */
function summary(rounds) {
  const middle = (/** @type {(one: Measurement) => number} */ of) => median(rounds.map(of));
  const total = (/** @type {(one: Measurement) => number} */ of) => rounds.reduce((sum, one) => sum + of(one), 0);
  return {
    rate: middle((one) => one.rate),
    p50: middle((one) => one.p50),
    p99: middle((one) => one.p99),
    appMicros: middle((one) => one.appMicros),
    databaseMicros: middle((one) => one.databaseMicros),
    failed: total((one) => one.failed),
    missing: total((one) => Math.abs(one.missing ?? 0)),
  };
}

const cpu = (/** @type {Measurement} */ one) => one.appMicros + one.databaseMicros;

/**
 * Floor and product on one route. Ratios are taken within each round, because the machine may be busier in another one.
 * @param {object} measured
 * @param {string} measured.route
 * @param {number} measured.connections
 * @param {number} measured.goal CPU per request, times the floor
 * @param {{ floor: Measurement, product: Measurement }[]} measured.rounds
 */
export function compare({ route, connections, goal, rounds }) {
  const ratios = rounds.map(({ floor, product }) => cpu(product) / cpu(floor));
  const floor = summary(rounds.map((round) => round.floor));
  const product = summary(rounds.map((round) => round.product));
  return {
    route,
    connections,
    goal,
    floor,
    product,
    ratio: median(ratios),
    ratioRange: [Math.min(...ratios), Math.max(...ratios)],
    rateRatio: median(rounds.map((round) => round.product.rate / round.floor.rate)),
    misses: missesOf({ ratio: median(ratios), goal, floor, product }),
  };
}

/** @typedef {ReturnType<typeof compare>} Comparison */

/**
 * What keeps a row from counting as reached, in words; nothing where it is reached.
 * @param {{ ratio: number, goal: number, floor: SideSummary, product: SideSummary }} row
 */
function missesOf({ ratio, goal, floor, product }) {
  const misses = [];
  if (!(ratio <= goal)) misses.push(`CPU ${ratio.toFixed(2)}x, goal ${goal}x`);
  for (const [name, { failed, missing }] of Object.entries({ floor, product })) {
    if (failed > 0) misses.push(`${name}: ${failed} requests failed`);
    if (missing > 0) misses.push(`${name}: stored and answered differ by ${missing}`);
  }
  return misses;
}
