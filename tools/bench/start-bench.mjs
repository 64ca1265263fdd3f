// What a process of the API costs before and after it works.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from './cpu-meter.mjs';
import { finding } from './finding.mjs';
import { load } from './load.mjs';
import { ROUTES_AT_HOME } from './routes.mjs';
import { API_ORIGIN, startApi, startSimulators } from './servers.mjs';
import { median } from './statistics.mjs';

/** As the project promises them (scale.md). */
const GOALS = { cpuSeconds: 1.5, idleMegabytes: 110, loadedMegabytes: 200 };
const STARTS = 3;
const IDLE_MS = 10_000;

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {number} options.seconds of load on each route
 * @param {(text: string) => void} options.progress
 */
export async function benchStart({ database, seconds, progress }) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sandbox-'));
  const simulators = startSimulators(dataDir);
  /** @type {Awaited<ReturnType<typeof measureStart>>[]} */
  const starts = [];
  try {
    await simulators.ready();
    for (let n = 1; n <= STARTS; n++) {
      progress(`start ${n} of ${STARTS}`);
      starts.push(await measureStart(database, seconds));
    }
  } finally {
    await simulators.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const middle = (/** @type {(one: (typeof starts)[number]) => number} */ of) => median(starts.map(of));
  return [
    finding(
      'start-up CPU until ready',
      middle((one) => one.cpuSeconds),
      { most: GOALS.cpuSeconds, unit: 's' },
    ),
    finding(
      'start-up time until ready',
      middle((one) => one.wallSeconds),
      { unit: 's' },
    ),
    finding(
      'resident memory, idle',
      middle((one) => one.idleMegabytes),
      { most: GOALS.idleMegabytes, unit: 'MB' },
    ),
    finding(
      'resident memory, after load',
      middle((one) => one.loadedMegabytes),
      { most: GOALS.loadedMegabytes, unit: 'MB' },
    ),
  ];
}

/**
 * @param {import('./bench-database.mjs').BenchDatabase} database
 * @param {number} seconds of load on each route
 */
async function measureStart(database, seconds) {
  // A process with jobs left over from an earlier run would not be idle.
  await database.dropDueJobs();
  const api = startApi(database.url, 'all');
  try {
    const { cpuSeconds, wallSeconds } = await api.ready();
    await pause(IDLE_MS);
    const idleMegabytes = await residentMegabytes(api.pid);
    for (const route of ROUTES_AT_HOME) await load(API_ORIGIN, route, { connections: 8, seconds });
    return { cpuSeconds, wallSeconds, idleMegabytes, loadedMegabytes: await residentMegabytes(api.pid) };
  } finally {
    await api.stop();
  }
}
