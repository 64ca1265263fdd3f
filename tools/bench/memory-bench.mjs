// Whether a process of the API keeps what it took: minutes of mixed load, its memory looked at after every round.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { residentMegabytes } from './cpu-meter.mjs';
import { finding } from './finding.mjs';
import { load } from './load.mjs';
import { ROUTES } from './routes.mjs';
import { API_ORIGIN, startApi, startSimulators } from './servers.mjs';
import { median } from './statistics.mjs';

const CONNECTIONS = 4;
/** Requests of each route in a round; checkouts are few, because the sandbox keeps everything in one file. */
const IN_A_ROUND = /** @type {Record<string, number>} */ ({
  stats: 2_000,
  'page view': 2_000,
  signup: 100,
  coupon: 500,
  checkout: 15,
});
/** The first quarter fills caches and pools. */
const WARM_SHARE = 0.25;
const GROWTH = 1.1;

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {number} options.minutes
 * @param {(text: string) => void} options.progress
 */
export async function benchMemory({ database, minutes, progress }) {
  await database.dropDueJobs();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sandbox-'));
  const simulators = startSimulators(dataDir);
  const api = startApi(database.url, 'all');
  try {
    await Promise.all([simulators.ready(), api.ready()]);
    const begin = performance.now();
    const end = begin + minutes * 60_000;
    /** @type {{ share: number, megabytes: number }[]} */
    const samples = [];
    let [answered, failed] = [0, 0];
    for (let reported = -1; performance.now() < end;) {
      const minute = Math.floor((performance.now() - begin) / 60_000);
      if (minute > reported) progress(`mixed load, minute ${minute + 1} of ${minutes}`);
      reported = minute;
      for (const route of ROUTES) {
        const result = await load(API_ORIGIN, route, {
          connections: CONNECTIONS,
          amount: IN_A_ROUND[route.name] ?? 100,
        });
        answered += result.answered;
        failed += result.failed;
      }
      samples.push({
        share: (performance.now() - begin) / (minutes * 60_000),
        megabytes: await residentMegabytes(api.pid),
      });
    }
    const between = (/** @type {number} */ from, /** @type {number} */ to) =>
      median(samples.filter(({ share }) => share >= from && share < to).map(({ megabytes }) => megabytes));
    const early = between(WARM_SHARE, WARM_SHARE + 0.25);
    const late = between(0.75, Infinity);
    return [
      finding('requests answered', answered),
      finding('requests failed', failed, { most: 0 }),
      finding('resident memory, second quarter', early, { unit: 'MB' }),
      finding('resident memory, last quarter', late, { unit: 'MB' }),
      finding('growth', late / early, { unit: 'x', most: GROWTH }),
    ];
  } finally {
    await api.stop();
    await simulators.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
