// npm run bench: measures the product against the goals of the project. `--help` tells the options.
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { build } from '../start/build.mjs';
import { progress } from '../start/progress.mjs';
import { readOptions, USAGE, UsageError } from './options.mjs';

/** @param {ReturnType<typeof readOptions>} options */
async function run(options) {
  if (process.platform !== 'linux') {
    throw new Error('The benchmark reads CPU time from /proc, which only Linux has.');
  }
  // What needs the built libraries is loaded after the build.
  const { PRODUCT_ENV, ROOT } = await import('./servers.mjs');
  if (options.build) {
    progress('Building what has changed');
    await build(/** @type {any} */ ({ root: ROOT, childEnv: process.env }), progress);
  }
  const [{ BenchDatabase }, { PORTS }, { isFree }] = await Promise.all([
    import('./bench-database.mjs'),
    import('./ports.mjs'),
    import('../start/ports.mjs'),
  ]);
  for (const port of Object.values(PORTS)) {
    if (!(await isFree(port))) throw new Error(`Port ${port} is in use, and the benchmark needs it.`);
  }
  progress('Preparing the database');
  const opening = BenchDatabase.open({ root: ROOT, port: PORTS.postgres, env: PRODUCT_ENV });
  /** Also where it is interrupted while it is just opening: PostgreSQL would outlive the benchmark. */
  const close = async () => (await opening).close();
  const leave = () => void close().finally(() => process.exit(130));
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  const database = await opening;
  try {
    return await measure(options, database);
  } finally {
    process.off('SIGINT', leave);
    process.off('SIGTERM', leave);
    await close();
  }
}

/**
 * @param {ReturnType<typeof readOptions>} options
 * @param {import('./bench-database.mjs').BenchDatabase} database
 */
async function measure({ parts, seconds, rounds, minutes, scale, files, app }, database) {
  const { apiTable, findingTable } = await import('./tables.mjs');
  /** @type {Record<string, unknown>} */
  const results = { node: process.version, cores: cpus().length };
  const show = (/** @type {string} */ title, /** @type {string} */ text) => console.log(`\n${title}\n\n${text}\n`);

  if (parts.includes('api')) {
    const { benchApi, benchSignupWithJobs, benchWorker } = await import('./api-bench.mjs');
    const comparisons = await benchApi({ database, seconds, rounds, progress });
    const withJobs = await benchSignupWithJobs({ database, progress });
    const worker = await benchWorker({ database, progress });
    Object.assign(results, { api: comparisons, signupWithJobs: withJobs, worker });
    show('CPU per request: process and its PostgreSQL backends, the floor beside the product', apiTable(comparisons));
    show('A signup with mail, list and text message (ROLE=all), until every job is done', findingTable(withJobs));
    show('The jobs of registrations, by one process that does nothing else (ROLE=worker)', findingTable(worker));
  }
  if (parts.includes('sessions')) {
    const { benchSessions } = await import('./sessions-bench.mjs');
    const { comparisons, findings } = await benchSessions({ database, seconds, rounds, progress });
    Object.assign(results, { sessions: { comparisons, findings } });
    show('Sessions: CPU per request, the floor beside the product', apiTable(comparisons));
    show('Sessions: latency, search, and the mails of an opening', findingTable(findings));
  }
  if (parts.includes('settlement')) {
    const { benchSettlement } = await import('./settlement-bench.mjs');
    const settlement = await benchSettlement({ database, progress });
    Object.assign(results, { settlement });
    show('A paid checkout, from the notification to its last job (ROLE=all)', findingTable(settlement));
  }
  if (parts.includes('reconciliation')) {
    const { benchReconciliation } = await import('./reconciliation-bench.mjs');
    const reconciliation = await benchReconciliation({ database, progress });
    Object.assign(results, { reconciliation });
    show('100,000 charges compared with the books of the providers (ROLE=all)', findingTable(reconciliation));
  }
  if (parts.includes('dashboard')) {
    const { benchDashboard } = await import('./dashboard-bench.mjs');
    const dashboard = await benchDashboard({ database, scale, files, times: 30, progress });
    Object.assign(results, { dashboard });
    show(`The figures of the back office at scale ${scale}`, findingTable(dashboard));
  }
  if (parts.includes('desk')) {
    const { benchDesk } = await import('./desk-bench.mjs');
    const desk = await benchDesk({ database, scale, progress });
    Object.assign(results, { desk });
    show(`The lists of the operator's desk at scale ${scale}`, findingTable(desk));
  }
  if (parts.includes('office')) {
    const { benchOffice } = await import('./office-bench.mjs');
    const office = await benchOffice({ database, scale, progress });
    Object.assign(results, { office });
    show(`Every call of the back office over HTTP at scale ${scale}`, findingTable(office));
  }
  if (parts.includes('memory')) {
    const { benchMemory } = await import('./memory-bench.mjs');
    const memory = await benchMemory({ database, minutes, progress });
    Object.assign(results, { memory });
    show(`One process of the API (ROLE=all) under ${minutes} minutes of mixed load`, findingTable(memory));
  }
  if (parts.includes('start')) {
    const { benchStart } = await import('./start-bench.mjs');
    const start = await benchStart({ database, seconds, progress });
    Object.assign(results, { start });
    show('One process of the API (ROLE=all)', findingTable(start));
  }
  if (parts.includes('landing')) {
    const { benchLanding } = await import('./landing-bench.mjs');
    const landing = await benchLanding({ database, progress });
    Object.assign(results, { landing });
    show('The landing page on a slow phone', `${findingTable(landing.findings)}\n\n${landing.notes.join('\n')}`);
  }
  if (parts.includes('pages')) {
    const { benchPages } = await import('./pages-bench.mjs');
    const pages = await benchPages({ database, app, progress });
    Object.assign(results, { pages });
    show(
      'Offers, sign-ins, dashboards and pages of the sessions on a slow phone',
      `${findingTable(pages.findings)}\n\n${pages.notes.join('\n')}`,
    );
  }
  return results;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(USAGE);
  } else {
    const results = await run(options);
    if (options.json) await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);
  }
} catch (error) {
  const { message, remedy = '', log = '' } = /** @type {{ message: string, remedy?: string, log?: string }} */ (error);
  console.error([log, message, remedy, error instanceof UsageError ? `\n${USAGE}` : ''].filter(Boolean).join('\n'));
  process.exitCode = 1;
}
