// The API beside the floor: same machine, same database, same requests, in turns.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compare } from './compare.mjs';
import { CpuMeter } from './cpu-meter.mjs';
import { finding } from './finding.mjs';
import { load } from './load.mjs';
import { ROUTES } from './routes.mjs';
import { API_ORIGIN, FLOOR_ORIGIN, startApi, startFloor, startSimulators, startWorker } from './servers.mjs';
import { Side } from './side.mjs';
import { median } from './statistics.mjs';

const CONNECTIONS = [8, 16];
/** Jobs are slower than requests: as many as a few seconds of a worker take. */
const SIGNUPS_WITH_JOBS = 500;
/** For a worker alone: enough to keep it busy for seconds. */
const SIGNUPS_FOR_WORKER = { warmUp: 300, measured: 1_000 };
const JOBS_TIMEOUT_MS = 120_000;
/** Of a registration with all its jobs: processor time in all its processes, registrations a second, and how long its first job waits while nothing else is done. */
const WITH_JOBS_GOALS = { micros: 6_000, perSecond: 250, delayMs: 100 };
/** Registrations one by one, each of which finds the product at rest. */
const ALONE = 10;

/**
 * @typedef {object} ApiBenchOptions
 * @property {import('./bench-database.mjs').BenchDatabase} database
 * @property {number} seconds for each side in each round
 * @property {number} rounds
 * @property {(text: string) => void} progress
 */

/** @param {ApiBenchOptions} options */
export async function benchApi(options) {
  const { database, progress } = options;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sandbox-'));
  const simulators = startSimulators(dataDir);
  await simulators.ready();
  const servers = { floor: startFloor(database.url), product: startApi(database.url, 'api') };
  try {
    await Promise.all([servers.floor.ready(), servers.product.ready()]);
    const sides = {
      floor: new Side({ origin: FLOOR_ORIGIN, pid: servers.floor.pid, database, applicationNames: ['bench-floor'] }),
      product: new Side({ origin: API_ORIGIN, pid: servers.product.pid, database, applicationNames: ['summit-api'] }),
    };
    const comparisons = [];
    for (const route of ROUTES) {
      for (const connections of CONNECTIONS) {
        progress(`${route.name}, ${connections} connections`);
        comparisons.push(await runRounds(sides, { ...options, route, connections }));
      }
    }
    return comparisons;
  } finally {
    await Promise.all([servers.floor.stop(), servers.product.stop(), simulators.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {{ floor: Side, product: Side }} sides
 * @param {{ route: import('./routes.mjs').BenchRoute, connections: number, seconds: number, rounds: number }} extent
 */
export async function runRounds(sides, { route, connections, seconds, rounds }) {
  const names = /** @type {const} */ (['floor', 'product']);
  const amount = { floor: 0, product: 0 };
  for (const name of names) {
    amount[name] = Math.max(connections, Math.round((await sides[name].warmUp(route, connections)) * seconds));
  }
  /** @type {{ floor: import('./side.mjs').Measurement, product: import('./side.mjs').Measurement }[]} */
  const measured = [];
  for (let round = 0; round < rounds; round++) {
    // Whoever comes second finds a busier disk and a warmer cache, so the order changes.
    const order = round % 2 === 0 ? names : [...names].reverse();
    /** @type {Partial<Record<'floor' | 'product', import('./side.mjs').Measurement>>} */
    const results = {};
    for (const name of order) {
      results[name] = await sides[name].measure(route, { connections, amount: amount[name] });
    }
    measured.push(/** @type {typeof measured[number]} */ (results));
  }
  return compare({ route: route.name, connections, goal: route.goal, rounds: measured });
}

/**
 * What a signup costs with everything it sets off: mail, list, text message, each by a job of its own.
 * @param {ApiBenchOptions} options
 */
export async function benchSignupWithJobs({ database, progress }) {
  progress(`signup with its jobs, ${SIGNUPS_WITH_JOBS} registrations`);
  const route = ROUTES.find(({ name }) => name === 'signup');
  if (!route) throw new Error('There is no signup route.');
  await database.dropDueJobs();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sandbox-'));
  const simulators = startSimulators(dataDir);
  const api = startApi(database.url, 'all');
  try {
    await Promise.all([simulators.ready(), api.ready()]);
    const side = new Side({
      origin: API_ORIGIN,
      pid: api.pid,
      database,
      applicationNames: ['summit-api', 'summit-worker'],
      finish: () => database.jobsDone(JOBS_TIMEOUT_MS),
    });
    await side.warmUp(route, 8);
    await database.jobsDone(JOBS_TIMEOUT_MS);
    // Those of the parts before: a worker that has just started adds them up first.
    await database.sumsDone(JOBS_TIMEOUT_MS);
    const begin = performance.now();
    const measured = await side.measure(route, { connections: 8, amount: SIGNUPS_WITH_JOBS });
    const seconds = (performance.now() - begin) / 1_000;
    return [
      finding('CPU for each registration, process', measured.appMicros, { unit: 'us' }),
      finding('CPU for each registration, database', measured.databaseMicros, { unit: 'us' }),
      finding('CPU for each registration with its jobs', measured.appMicros + measured.databaseMicros, {
        unit: 'us',
        most: WITH_JOBS_GOALS.micros,
      }),
      // The goal is a worker's; this process also answers.
      finding('registrations a second, answers and jobs by one process', measured.requests / seconds),
      finding('welcome of a lone registration is decided after', await delayOfWelcome(database, route), {
        unit: 'ms',
        most: WITH_JOBS_GOALS.delayMs,
      }),
      finding('answer while jobs run, p99', measured.p99, { unit: 'ms' }),
      finding('requests failed', measured.failed, { most: 0 }),
      finding('stored and answered differ by', Math.abs(measured.missing ?? 0), { most: 0 }),
      finding('jobs failed', (await database.jobs()).failed, { most: 0 }),
    ];
  } finally {
    await api.stop();
    await simulators.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * How fast one worker that does nothing else does the jobs of registrations: it is held back while they come in. It has worked before, so
 * that neither its start nor what V8 has not compiled yet counts.
 * @param {{ database: import('./bench-database.mjs').BenchDatabase, progress: (text: string) => void }} options
 */
export async function benchWorker({ database, progress }) {
  progress(`a worker alone, ${SIGNUPS_FOR_WORKER.measured} registrations`);
  const route = ROUTES.find(({ name }) => name === 'signup');
  if (!route) throw new Error('There is no signup route.');
  await database.dropDueJobs();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sandbox-'));
  const simulators = startSimulators(dataDir);
  const api = startApi(database.url, 'api');
  const worker = startWorker(database);
  try {
    await Promise.all([simulators.ready(), api.ready(), worker.ready()]);
    await load(API_ORIGIN, route, { connections: 8, amount: SIGNUPS_FOR_WORKER.warmUp });
    await database.jobsDone(JOBS_TIMEOUT_MS);
    await database.sumsDone(JOBS_TIMEOUT_MS);
    worker.child.kill('SIGSTOP');
    const { answered } = await load(API_ORIGIN, route, { connections: 8, amount: SIGNUPS_FOR_WORKER.measured });
    const { result: seconds, appSeconds } = await new CpuMeter(worker.pid, database, ['summit-worker']).during(
      async () => {
        const begin = performance.now();
        worker.child.kill('SIGCONT');
        await database.jobsDone(JOBS_TIMEOUT_MS);
        return (performance.now() - begin) / 1_000;
      },
    );
    return [
      finding('registrations whose jobs a worker alone does in a second', answered / seconds, {
        least: WITH_JOBS_GOALS.perSecond,
      }),
      finding('CPU of the worker for each, process', (appSeconds / answered) * 1e6, { unit: 'us' }),
      finding('jobs failed', (await database.jobs()).failed, { most: 0 }),
    ];
  } finally {
    // A process that is held back does not hear that it should end.
    worker.child.kill('SIGCONT');
    await Promise.all([api.stop(), worker.stop()]);
    await simulators.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Of one after the other, each at rest. @param {import('./bench-database.mjs').BenchDatabase} database @param {import('./routes.mjs').BenchRoute} route */
async function delayOfWelcome(database, route) {
  for (let n = 0; n < ALONE; n += 1) {
    await load(API_ORIGIN, route, { connections: 1, amount: 1 });
    await database.jobsDone(JOBS_TIMEOUT_MS);
  }
  return median(await database.welcomesAfter(ALONE));
}
