// npm run cluster: the product on three PostgreSQL nodes, several API and worker processes, until it is stopped (Ctrl+C).
import { onStop } from '../start/on-stop.mjs';
import { progress } from '../start/progress.mjs';
import { findPrograms, MISSING, MissingPrograms } from './programs.mjs';

const FIRST_PORT = Number(process.env.CLUSTER_PORT || 6820);
const API_PROCESSES = Number(process.env.CLUSTER_APIS || 3);

/** @param {import('./cluster-world.mjs').ClusterWorld} world */
async function show(world) {
  await world.open({ begin: Date.now(), processes: API_PROCESSES, faults: [] });
  console.log(`
API, by three web servers   ${world.origins.join('  ')}
API processes               ${world.apiPorts.map((port) => `http://127.0.0.1:${port}`).join('  ')}
Sandbox of the providers    ${world.sandboxUrl}/control
PostgreSQL by HAProxy       primary: port ${world.database?.primaryPort}, standbys: port ${world.database?.replicaPort}
Logs                        ${world.database?.dir}/logs

Ctrl+C ends all of it and removes its data; a second one does so at once.`);
}

try {
  const programs = await findPrograms();
  // What needs the built libraries is loaded after it is known that there is something to start.
  const { ClusterWorld } = await import('./cluster-world.mjs');
  const world = new ClusterWorld(programs, FIRST_PORT, progress);
  onStop({ stop: () => void world.close().finally(() => process.exit(0)), kill: () => world.kill() });
  await show(world).catch(async (error) => {
    await world.close();
    throw error;
  });
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(error instanceof MissingPrograms ? MISSING : 1);
}
