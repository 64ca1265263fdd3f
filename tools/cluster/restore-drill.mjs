// npm run restore-drill: drops a table at a known second and brings the database back to the second before, with pgBackRest, on a
// server of its own. What it does is what docs/backup.md tells an operator to do.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { progress } from '../start/progress.mjs';
import { runStep, stopSteps } from '../start/run-step.mjs';
import { DrillServer } from './drill-server.mjs';
import { makeMistake } from './mistake.mjs';
import { findBackrest, findPrograms, MISSING, MissingPrograms } from './programs.mjs';
import { systemUser } from './system-user.mjs';
import { changedTables, sizeOf, tablePrints } from './table-prints.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** @param {DrillServer} server @param {string} dir */
async function drill(server, dir) {
  await server.make();
  await server.start();
  const env = { ...process.env, DATABASE_URL: server.url, FILES_DIR: path.join(dir, 'files') };
  const { code, output } = await runStep(process.execPath, ['backend/dist/cli/prepare.js'], { cwd: ROOT, env });
  if (code !== 0) throw new Error(`The database could not be prepared.\n${output}`);
  progress('A server with the tables and the content of the product');
  await server.backUp('stanza-create');
  await server.backUp('check');
  await server.backUp('backup', '--type=full');
  progress('A full backup');

  const rows = (/** @type {string} */ text) => server.rows(text);
  const { before, second, what } = await makeMistake(rows, server.stopped);
  await server.rows('select pg_switch_wal()');
  progress(what);

  await server.stop();
  const begin = performance.now();
  await server.backUp('restore', '--delta', '--type=time', `--target=${second}`, '--target-action=promote');
  await server.start();
  while ((await server.rows('select pg_is_in_recovery() as still'))[0].still)
    await pause(200, undefined, { signal: server.stopped });
  const seconds = (performance.now() - begin) / 1_000;
  const after = await tablePrints(rows);
  const changed = changedTables(before, after);
  for (const one of changed) console.error(`WRONG: ${one}`);
  const restored = `${sizeOf(after)} were brought back to ${second} in ${seconds.toFixed(1)} s`;
  console.log(`${restored}; ${changed.length === 0 ? 'each has the rows that it had' : `${changed.length} have not`}.`);
  return changed.length === 0;
}

const stopping = new AbortController();
// Each time: npm passes on what the terminal has sent already, and a second one must not leave the server behind.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    progress('Stopping');
    stopping.abort();
    stopSteps();
  });

const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-restore-'));
try {
  const [{ postgresBin }, backrest] = [await findPrograms(), await findBackrest()];
  await chmod(dir, 0o755);
  const server = new DrillServer({
    dir: path.join(dir, 'server'),
    bin: postgresBin,
    backrest,
    user: systemUser(),
    stopped: stopping.signal,
  });
  process.exitCode = (await drill(server, dir).finally(() => server.stop().catch(() => undefined))) ? 0 : 1;
} catch (error) {
  const {
    message,
    stderr = '',
    stdout = '',
  } = /** @type {{ message: string, stderr?: string, stdout?: string }} */ (error);
  if (!stopping.signal.aborted) console.error([message, stderr, stdout].filter(Boolean).join('\n'));
  process.exitCode = error instanceof MissingPrograms ? MISSING : 1;
} finally {
  await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  if (stopping.signal.aborted) process.exitCode = 130;
}
