// npm run cluster:scale: registrations per second against the number of API processes, on the cluster of this machine. Without nginx: each
// visitor asks one process.
import { setTimeout as pause } from 'node:timers/promises';
import { Queue } from '../rehearsal/queue.mjs';
import { onStop } from '../start/on-stop.mjs';
import { progress } from '../start/progress.mjs';
import { ClusterWorld } from './cluster-world.mjs';
import { Load } from './load.mjs';
import { programsOrLeave } from './programs.mjs';

const FIRST_PORT = Number(process.env.CLUSTER_PORT || 6820);
/** Rising: a row adds processes, and no process of another row runs beside it. */
const COUNTS = [1, 2, 4];
const VISITORS = 16;
const WARM_UP_MS = 3_000;
const MEASURED_MS = 15_000;
const DRAIN_LIMIT_MS = 180_000;

const world = new ClusterWorld(await programsOrLeave(), FIRST_PORT, progress);
onStop({ stop: () => void world.close().finally(() => process.exit(130)), kill: () => world.kill() });

/** The same number of visitors over so many processes, once what earlier ones left behind is done. @param {number} count */
async function measure(count) {
  await world.growApis(count);
  const left = await new Queue(world).drain(DRAIN_LIMIT_MS);
  if (left.jobs > 0) throw new Error(`${left.jobs} jobs of earlier rows are not done`);
  world.origins = world.apiPorts.map((port) => `http://127.0.0.1:${port}`);
  const load = new Load(world, { signups: VISITORS, buyers: 0, offices: 0, pauseMs: 0 });
  await pause(WARM_UP_MS);
  const before = load.registered.length;
  const begin = performance.now();
  await pause(MEASURED_MS);
  const perSecond = ((load.registered.length - before) / (performance.now() - begin)) * 1_000;
  await load.stop();
  return {
    'API processes': count,
    'registrations/s': Math.round(perSecond),
    'not registered': load.calls.length - load.registered.length,
  };
}

try {
  await world.open({ begin: Date.now(), processes: Number(COUNTS[0]), faults: [] });
  const rows = [];
  for (const count of COUNTS) rows.push(await measure(count));
  console.table(rows);
} finally {
  await world.close();
}
