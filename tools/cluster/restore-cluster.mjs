// npm run cluster:restore: drops a table at a known second, and brings the second before back on the cluster of this machine, by typing in
// its nodes what docs/backup.md tells an operator to type.
import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onStop } from '../start/on-stop.mjs';
import { progress } from '../start/progress.mjs';
import { runStep, stopSteps } from '../start/run-step.mjs';
import { ARCHIVE_PUSH, backrestSettings } from './config-files.mjs';
import { DatabaseCluster } from './database-cluster.mjs';
import { makeMistake } from './mistake.mjs';
import { findBackrest, programsOrLeave } from './programs.mjs';
import { restoreCommands } from './restore-commands.mjs';
import { systemUser } from './system-user.mjs';
import { changedTables, sizeOf, tablePrints } from './table-prints.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FIRST_PORT = Number(process.env.CLUSTER_PORT || 6820);
const run = promisify(execFile);

const programs = await programsOrLeave();
await findBackrest();
const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-cluster-restore-'));
const cluster = new DatabaseCluster({ dir, programs, firstPort: FIRST_PORT, progress });
const user = systemUser();
const remove = () => rm(dir, { recursive: true, force: true, maxRetries: 5 });
const end = async () => {
  stopSteps();
  await cluster.stop();
  await remove();
};
let stopping = false;
onStop({
  stop: () => {
    stopping = true;
    void end().finally(() => process.exit(130));
  },
  kill: () => Promise.all(cluster.all.map((program) => program.kill())).finally(remove),
});

/** As an operator in a node. @param {[node: string, ...words: string[]]} command */
async function type([name, program = '', ...words]) {
  const node = cluster.node(name);
  const PATH = `${programs.postgresBin}:${process.env.PATH}`;
  progress(`${name}$ ${[program, ...words].join(' ')}`);
  await run(program, words, { ...user, cwd: node.dir, env: { PATH, ...node.env }, maxBuffer: 10_000_000 });
}

/** Every node hands its log over to one repository. */
async function keepBackups() {
  const repo = path.join(dir, 'repo');
  const folders = [repo, ...cluster.nodes.flatMap((node) => ['log', 'lock'].map((one) => path.join(node.dir, one)))];
  for (const one of folders) {
    await mkdir(one, { mode: 0o700 });
    if (user) await chown(one, user.uid, user.gid);
  }
  for (const node of cluster.nodes) {
    const settings = backrestSettings({ repo, dir: node.dir, data: node.env.PGDATA, port: node.port });
    await writeFile(node.env.PGBACKREST_CONFIG, settings);
  }
  const { name } = await primary();
  for (const command of [['stanza-create'], ['check'], ['backup', '--type=full']])
    await type([name, 'pgbackrest', '--stanza=summit', ...command]);
  await type([name, 'patronictl', 'edit-config', 'summit', '--force', '-p', `archive_command=${ARCHIVE_PUSH}`]);
}

async function primary() {
  const node = await cluster.primary();
  if (!node) throw new Error('There is no primary');
  return node;
}

/** @param {string} text */
const rows = async (text) => (await cluster.asOwner(text)).rows;

/** Before the others follow, too: the rows of `after` come then (docs/backup.md). */
const takesRows = () =>
  cluster.until('the node that was restored takes rows', () =>
    rows('create table opt_outs (email text); drop table opt_outs').then(
      () => true,
      () => false,
    ),
  );

async function drill() {
  await chmod(dir, 0o755);
  await cluster.start();
  const env = { ...process.env, DATABASE_URL: cluster.ownerUrl, FILES_DIR: path.join(dir, 'files') };
  const { code, output } = await runStep(process.execPath, ['backend/dist/cli/prepare.js'], { cwd: ROOT, env });
  if (code !== 0) throw new Error(`The database could not be prepared.\n${output}`);
  await keepBackups();
  const { before, second, what } = await makeMistake(rows);
  progress(what);

  const { name } = await primary();
  const standbys = cluster.nodes.map((node) => node.name).filter((one) => one !== name);
  const begin = performance.now();
  const since = () => `${((performance.now() - begin) / 1_000).toFixed(1)} s`;
  for (const command of restoreCommands({
    primary: name,
    standbys,
    moment: second,
    log: path.join(cluster.node(name).dir, 'restored.log'),
  })) {
    if (command.includes('resume')) {
      await takesRows();
      progress(`${name} has the second before, and takes rows, after ${since()}`);
    }
    await type(command);
  }
  await cluster.until('both standbys follow', async () => (await cluster.streaming()) === standbys.length);
  await cluster.isWhole();
  progress(`Both standbys follow, and commits wait for one of them, after ${since()}`);
  await type([name, 'pgbackrest', '--stanza=summit', 'check']);

  const after = await tablePrints(rows);
  const wrong = changedTables(before, after);
  for (const one of wrong) console.error(`WRONG: ${one}`);
  console.log(
    `${sizeOf(after)} were brought back to ${second}; ${wrong.length === 0 ? 'each has the rows that it had' : `${wrong.length} things are wrong`}.`,
  );
  return wrong.length === 0;
}

try {
  process.exitCode = (await drill()) ? 0 : 1;
} catch (error) {
  const { stack, stdout = '', stderr = '' } = /** @type {any} */ (error);
  // What was under way fails with what it was asking.
  if (!stopping) console.error([stack, stdout, stderr].filter(Boolean).join('\n'));
  process.exitCode = 1;
} finally {
  await end();
}
