import { setTimeout as pause } from 'node:timers/promises';
import { CpuMeter } from './cpu-meter.mjs';
import { load } from './load.mjs';

const WARM_UP_SECONDS = 2;
/** What the last answers set off (socket writes, commits in groups) should be over before the clock is read. */
const SETTLE_MS = 250;

/**
 * @typedef {object} Measurement of one side in one round
 * @property {number} requests answered 2xx
 * @property {number} failed
 * @property {number | null} missing rows that should be stored and are not; null where the route stores none
 * @property {number} rate requests a second
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} appMicros CPU microseconds per request: the process with everything below it
 * @property {number} databaseMicros CPU microseconds per request: its PostgreSQL backends
 */

/** One server in the comparison. */
export class Side {
  /**
   * @param {object} options
   * @param {string} options.origin
   * @param {number} options.pid
   * @param {import('./bench-database.mjs').BenchDatabase} options.database
   * @param {string[]} options.applicationNames of its connections
   * @param {() => Promise<void>} [options.finish] resolves when what the requests set off is done
   */
  constructor({ origin, pid, database, applicationNames, finish }) {
    this.origin = origin;
    this.database = database;
    this.finish = finish;
    this.meter = new CpuMeter(pid, database, applicationNames);
  }

  /**
   * Warms the route up and tells how many requests a second it takes.
   * @param {import('./routes.mjs').BenchRoute} route
   * @param {number} connections
   */
  async warmUp(route, connections) {
    const { answered, failed, seconds } = await load(this.origin, route, { connections, seconds: WARM_UP_SECONDS });
    if (answered === 0) throw new Error(`${route.name}: ${this.origin} answered nothing (${failed} failures).`);
    return answered / seconds;
  }

  /**
   * @param {import('./routes.mjs').BenchRoute} route
   * @param {{ connections: number, amount: number }} extent
   * @returns {Promise<Measurement>}
   */
  async measure(route, extent) {
    await pause(SETTLE_MS);
    const stored = route.stores ? await this.database.count(route.stores) : 0;
    const { result, appSeconds, databaseSeconds } = await this.meter.during(async () => {
      const result = await load(this.origin, route, extent);
      if (this.finish) await this.finish();
      else await pause(SETTLE_MS);
      return result;
    });
    const gained = route.stores ? (await this.database.count(route.stores)) - stored : 0;
    return {
      requests: result.answered,
      failed: result.failed,
      missing: route.stores ? result.answered - gained : null,
      rate: result.answered / result.seconds,
      p50: result.p50,
      p99: result.p99,
      appMicros: (appSeconds / result.answered) * 1e6,
      databaseMicros: (databaseSeconds / result.answered) * 1e6,
    };
  }
}
