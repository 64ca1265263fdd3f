// What it costs until a paid checkout is a settled order: the notification, asking the provider, order, payment, ledger, and every
// job that follows (access, mails, commission). The floor books the same money in one statement and asks nobody.
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { finding } from './finding.mjs';
import { load } from './load.mjs';
import { ROUTES } from './routes.mjs';
import { API_ORIGIN, FLOOR_ORIGIN, SANDBOX_ORIGIN, startApi, startFloor, startSimulators } from './servers.mjs';
import { Side } from './side.mjs';

const ORDERS = 300;
const WARM_UP = 30;
const CONNECTIONS = 8;
const JOBS_TIMEOUT_MS = 120_000;
const WEBHOOK_SECRET = 'whsec_demo_sandbox_secret';

/**
 * @param {object} options
 * @param {import('./bench-database.mjs').BenchDatabase} options.database
 * @param {(text: string) => void} options.progress
 */
export async function benchSettlement({ database, progress }) {
  progress(`settling ${ORDERS} paid checkouts`);
  await database.dropDueJobs();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'summit-bench-sandbox-'));
  const simulators = startSimulators(dataDir);
  await simulators.ready();
  const servers = { floor: startFloor(database.url), product: startApi(database.url, 'all') };
  try {
    await Promise.all([servers.floor.ready(), servers.product.ready()]);
    await tell('/control/webhooks', { provider: 'stripe', mode: 'drop' });
    const floor = await settle(
      new Side({ origin: FLOOR_ORIGIN, pid: servers.floor.pid, database, applicationNames: ['bench-floor'] }),
      database,
    );
    const product = await settle(
      new Side({
        origin: API_ORIGIN,
        pid: servers.product.pid,
        database,
        applicationNames: ['summit-api', 'summit-worker'],
        finish: () => database.jobsDone(JOBS_TIMEOUT_MS),
      }),
      database,
    );
    const cost = (/** @type {typeof floor} */ side) => side.measured.appMicros + side.measured.databaseMicros;
    return [
      finding('notification answered, p50', product.measured.p50, { unit: 'ms' }),
      finding('notification answered, p99', product.measured.p99, { unit: 'ms', most: 100 }),
      finding('p99 of the floor', floor.measured.p99, { unit: 'ms' }),
      finding('settlements a second, jobs included', product.measured.requests / product.seconds),
      finding('CPU for each settlement, process', product.measured.appMicros, { unit: 'us' }),
      finding('CPU for each settlement, database', product.measured.databaseMicros, { unit: 'us' }),
      finding('CPU, times the floor', cost(product) / cost(floor), { unit: 'x' }),
      finding('notifications refused', product.measured.failed, { most: 0 }),
      finding('settled and notified differ by', Math.abs(product.measured.missing ?? 0), { most: 0 }),
      finding('ledger out of balance by', await database.ledgerSum(), { most: 0, unit: 'cents' }),
      finding('jobs failed', (await database.jobs()).failed, { most: 0 }),
    ];
  } finally {
    await Promise.all([servers.floor.stop(), servers.product.stop()]);
    await simulators.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Makes paid checkouts at one side, then tells it of all of them.
 * @param {Side} side
 * @param {import('./bench-database.mjs').BenchDatabase} database
 */
async function settle(side, database) {
  const known = new Set(await database.checkouts());
  const checkout = ROUTES.find(({ name }) => name === 'checkout');
  if (!checkout) throw new Error('There is no checkout route.');
  await load(side.origin, checkout, { connections: CONNECTIONS, amount: ORDERS + WARM_UP });
  const sessions = (await database.checkouts()).filter((session) => !known.has(session));
  for (const session of sessions)
    await tell('/control/stripe/pay', { session, card: '4242424242424242', email: `${session}@bench.test` });
  const route = notifications(sessions);
  await load(side.origin, route, { connections: CONNECTIONS, amount: WARM_UP });
  if (side.finish) await side.finish();
  const begin = performance.now();
  const measured = await side.measure(route, { connections: CONNECTIONS, amount: sessions.length - WARM_UP });
  return { measured, seconds: (performance.now() - begin) / 1_000 };
}

/**
 * @param {string[]} sessions
 * @returns {import('./routes.mjs').BenchRoute}
 */
function notifications(sessions) {
  const left = [...sessions];
  /** @type {string} */
  let body;
  return {
    name: 'notification',
    method: 'POST',
    path: '/api/webhooks/stripe',
    stores: 'payment',
    goal: 0,
    text: (n) => {
      const object = { id: left.pop() ?? '', object: 'checkout.session' };
      const created = Math.floor(Date.now() / 1_000);
      body = JSON.stringify({
        id: `evt_bench_${process.pid}_${n}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created,
        type: 'checkout.session.completed',
        data: { object },
      });
      return body;
    },
    headers: () => {
      const at = Math.floor(Date.now() / 1_000);
      const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
      return { 'stripe-signature': `t=${at},v1=${signature}` };
    },
  };
}

/** @param {string} address @param {object} body */
async function tell(address, body) {
  for (let tries = 0; ; tries += 1) {
    const response = await fetch(SANDBOX_ORIGIN + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return;
    if (tries >= 3) throw new Error(`${address}: ${await response.text()}`);
    await pause(200);
  }
}
