// npm run cluster:test: kills one part of the cluster after another under load, and counts what was lost. Outside `npm test`: some minutes.
// What follows names what is killed alone: npm run cluster:test -- HAProxy primary
import { setTimeout as pause } from 'node:timers/promises';
import { readBooks } from '../rehearsal/read-books.mjs';
import { Queue } from '../rehearsal/queue.mjs';
import { onStop } from '../start/on-stop.mjs';
import { progress } from '../start/progress.mjs';
import { chosenActs } from './chosen-acts.mjs';
import { ClusterWorld } from './cluster-world.mjs';
import { Load } from './load.mjs';
import { lostMails, wasOnItsWay } from './mail-books.mjs';
import { programsOrLeave } from './programs.mjs';
import { otherThanOurs } from './provider-books.mjs';

const FIRST_PORT = Number(process.env.CLUSTER_PORT || 6820);
/** Longest that nobody can register after the primary has died. */
const MAX_GAP_MS = 30_000;
const CALM_MS = 6_000;
const DRAIN_LIMIT_MS = 180_000;
const LOOK_EVERY_MS = 500;

/** @type {string[]} */
const wrong = [];
const world = new ClusterWorld(await programsOrLeave(), FIRST_PORT, progress);
onStop({ stop: () => void world.close().finally(() => process.exit(130)), kill: () => world.kill() });

/**
 * What is done to the cluster, and which calls may fail as their visitors see it; `lost`: those that nobody makes again.
 * @type {[name: string, mayFail: 'none' | 'lost' | 'any', act: () => Promise<unknown>][]}
 */
const acts = [
  ['an API process dies', 'lost', () => world.replaceApi(0, (api) => killed(api.child))],
  ['the API is rolled', 'none', () => world.rollApis()],
  ['a worker dies', 'none', () => replaceWorker()],
  ['HAProxy dies', 'any', () => haproxyDies()],
  ["etcd's leader dies", 'any', () => etcdLeaderDies()],
  ['the standby that commits wait for dies', 'any', () => nodeDies('synchronousStandby')],
  ['the primary dies', 'any', () => nodeDies('primary')],
];

/** @param {import('node:child_process').ChildProcess} child */
async function killed(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** When the worker was killed. */
let workerDiedAt = 0;

async function replaceWorker() {
  workerDiedAt = Date.now();
  await killed(/** @type {import('../bench/server-process.mjs').ServerProcess} */ (world.workers[0]).child);
  world.workers[0] = world.worker();
  await world.workers[0].ready();
}

/** Started again at once, as Docker does it. */
async function haproxyDies() {
  const { haproxy } = /** @type {import('./database-cluster.mjs').DatabaseCluster} */ (world.database);
  await haproxy?.kill();
  await haproxy?.ready();
}

async function etcdLeaderDies() {
  const leader = await world.database?.etcdLeader();
  if (!leader) throw new Error('etcd has no leader');
  await leader.program.kill();
  await pause(CALM_MS);
  await leader.program.ready();
}

/** @param {'primary' | 'synchronousStandby'} which */
async function nodeDies(which) {
  const node = await world.database?.[which]();
  if (!node) throw new Error(`There is no such node: ${which}`);
  await node.program.kill();
  // The machine stays away until another one has taken over.
  if (which === 'primary')
    await world.database?.until(
      'there is another primary',
      async () => ((await world.database?.primary()) ?? node) !== node,
    );
  await pause(CALM_MS);
  await node.program.ready();
  await world.database?.isWhole();
}

/** @param {Load} load @param {typeof acts[number]} act */
async function underLoad(load, [name, mayFail, act]) {
  const begin = Date.now();
  await act();
  await pause(CALM_MS);
  const end = Date.now();
  const failed = load.failed(begin, end);
  const gap = load.gap(begin, end);
  const lost = load.lostWithTheirProcess(failed);
  progress(
    `${name}: ${failed.length} calls failed, ${lost.length} of them such that nobody makes again; nobody could register for ${(gap / 1_000).toFixed(1)} s at most`,
  );
  const wrongly = { none: failed, lost: failed.filter((call) => !lost.includes(call)), any: [] }[mayFail];
  if (wrongly.length > 0) wrong.push(`${name}: ${wrongly.length} calls failed, the first: ${wrongly[0]?.what}`);
  if (gap > MAX_GAP_MS) wrong.push(`${name}: nobody could register for ${gap / 1_000} s`);
}

/** A mail that a dead process had on its way is sent a while later, by a job that is not due before. */
async function mailsAreOut() {
  const until = performance.now() + DRAIN_LIMIT_MS;
  while (performance.now() < until) {
    const [{ waiting }] = await world.rows(`select count(*)::int as waiting from mail_message where state = 'waiting'`);
    if (waiting === 0) return;
    await pause(LOOK_EVERY_MS);
  }
}

/** @param {Load} load */
async function compare(load) {
  const queue = new Queue(world);
  const left = await queue.drain(DRAIN_LIMIT_MS);
  if (left.jobs > 0 || left.events > 0) {
    wrong.push(`${left.jobs} jobs and ${left.events} events were never done`);
    console.table(await queue.left());
  }
  await mailsAreOut();
  const books = await readBooks(world, Date.now());
  const stored = new Set((await world.rows('select email from signup')).map(({ email }) => email));
  const lost = load.registered.filter((email) => !stored.has(email));
  const paid = new Map(books.orders.map((order) => [order.sessionId, order]));
  const unpaid = load.purchased.filter(({ sessionId }) => !paid.has(sessionId));
  const twice = books.orders.filter(
    ({ payments, capturedCents, totalCents }) => payments !== 1 || capturedCents !== totalCents,
  );
  const postbox = /** @type {import('../rehearsal/postbox.mjs').Postbox} */ (world.postbox);
  const { mails, twice: doubled } = postbox.counted();
  const doubtful = postbox.doubled().filter((arrivals) => wasOnItsWay(arrivals, workerDiedAt)).length;
  const unsent = lostMails({
    others: books.mails.others,
    registered: load.registered,
    recipients: postbox.recipients,
  });
  const [{ charges, persons }] = await world.rows(
    'select count(*)::int as charges, count(distinct order_id)::int as persons from payment',
  );
  console.log(`
registrations that were answered   ${load.registered.length}, lost ${lost.length}
purchases that were answered       ${load.purchased.length}, lost ${unpaid.length}
payments                           ${charges} of ${persons} orders, doubled or wrong ${twice.length}
mails                              ${mails}, twice ${doubled} (${doubtful} on their way when the worker died), stored and not sent ${books.mails.others}
calls                              ${load.calls.length}, failed ${load.calls.filter(({ ok }) => !ok).length}`);
  for (const [what, times] of load.tally().slice(0, 12)) console.log(`  ${String(times).padStart(6)}  ${what}`);
  if (lost.length > 0) wrong.push(`${lost.length} registrations were lost`);
  if (unpaid.length > 0) wrong.push(`${unpaid.length} purchases were lost`);
  if (twice.length > 0) wrong.push(`${twice.length} orders were charged wrongly`);
  wrong.push(...otherThanOurs(books), ...unsent);
  if (doubled > doubtful) wrong.push(`${doubled - doubtful} mails came twice`);
  if (load.registered.length === 0 || load.purchased.length === 0) wrong.push('the load did nothing');
}

try {
  const tried = chosenActs(acts, process.argv.slice(2));
  await world.open({ begin: Date.now(), processes: 3, faults: [] });
  const load = new Load(world, { signups: 4, buyers: 2, offices: 1 });
  await pause(CALM_MS);
  if ((await world.database?.readingReports()) === 0) wrong.push('no report is read from a standby');
  for (const act of tried) await underLoad(load, act);
  await load.stop();
  await compare(load);
} catch (error) {
  wrong.push(String(/** @type {Error} */ (error).stack));
} finally {
  await world.close();
}
for (const one of wrong) console.error(`WRONG: ${one}`);
console.log(wrong.length === 0 ? 'Nothing was lost, and nothing was done twice.' : `${wrong.length} things are wrong.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
