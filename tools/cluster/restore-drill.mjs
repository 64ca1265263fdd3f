// npm run restore-drill: drops a table at a known second and brings the database back to the second before, with pgBackRest, on a
// server of its own. What it does is what docs/backup.md tells an operator to do.
import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { progress } from '../start/progress.mjs';
import { runStep } from '../start/run-step.mjs';
import { findPrograms, MISSING, MissingPrograms, whereIs } from './programs.mjs';
import { systemUser } from './system-user.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORT = Number(process.env.DRILL_PORT || 6895);
const VICTIM = 'summit_session';
const ROWS = 2_000;
const WRITTEN_AFTER_BACKUP = `insert into mail_opt_out (email, at) select 'reader-' || n || '@people.test', now() from generate_series(1, $1::int) n`;

const run = promisify(execFile);

class Server {
  /** @param {string} dir @param {string} bin @param {string} backrest */
  constructor(dir, bin, backrest) {
    this.dir = dir;
    this.user = systemUser();
    this.bin = bin;
    this.data = path.join(dir, 'data');
    this.settings = path.join(dir, 'pgbackrest.conf');
    this.command = `${backrest} --config=${this.settings} --stanza=summit`;
  }

  /** @param {string} program @param {string[]} args */
  run(program, args) {
    return run(program, args, { ...this.user, cwd: this.dir, maxBuffer: 10_000_000 });
  }

  async make() {
    for (const one of ['', 'repo', 'log', 'lock']) {
      await mkdir(path.join(this.dir, one), { recursive: true });
      if (this.user) await chown(path.join(this.dir, one), this.user.uid, this.user.gid);
    }
    await writeFile(
      this.settings,
      `[global]
repo1-path=${this.dir}/repo
repo1-retention-full=2
log-path=${this.dir}/log
lock-path=${this.dir}/lock
start-fast=y
[summit]
pg1-path=${this.data}
pg1-port=${PORT}
pg1-socket-path=${this.dir}
`,
    );
    await this.run(`${this.bin}/initdb`, [
      '-D',
      this.data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    await writeFile(
      path.join(this.data, 'postgresql.auto.conf'),
      `listen_addresses = '127.0.0.1'
port = ${PORT}
unix_socket_directories = '${this.dir}'
archive_mode = on
archive_command = '${this.command} archive-push %p'
`,
    );
  }

  async start() {
    await this.run(`${this.bin}/pg_ctl`, [
      '-D',
      this.data,
      '-w',
      '-t',
      '120',
      '-l',
      path.join(this.dir, 'log/postgres.log'),
      'start',
    ]);
  }

  async stop() {
    await this.run(`${this.bin}/pg_ctl`, ['-D', this.data, '-w', '-m', 'fast', 'stop']);
  }

  /** @param {string[]} args */
  backUp(...args) {
    const [program = '', ...own] = this.command.split(' ');
    return this.run(program, [...own, ...args]);
  }

  get url() {
    return `postgres://postgres@127.0.0.1:${PORT}/postgres`;
  }

  /** @param {string} text @param {unknown[]} [values] @returns {Promise<any[]>} */
  async rows(text, values = []) {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    return client
      .query(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** Rows of every table of the product. */
  async counts() {
    const tables = await this.rows(`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') order by 1`);
    /** @type {Record<string, number>} */
    const counts = {};
    for (const { name } of tables) counts[name] = (await this.rows(`select count(*)::int as n from ${name}`))[0].n;
    return counts;
  }
}

/** @param {Server} server @param {string} dir */
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

  await server.rows(WRITTEN_AFTER_BACKUP, [ROWS]);
  const before = await server.counts();
  const [{ second }] = await server.rows(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as second`,
  );
  // What happens from here on must be later than that by the clock of the server.
  await pause(1_100);
  await server.rows(`drop table ${VICTIM} cascade`);
  await server.rows('delete from mail_opt_out');
  await server.rows('select pg_switch_wal()');
  progress(`${VICTIM} is gone; the last good moment was ${second}`);

  await server.stop();
  const begin = performance.now();
  await server.backUp('restore', '--delta', '--type=time', `--target=${second}`, '--target-action=promote');
  await server.start();
  while ((await server.rows('select pg_is_in_recovery() as still'))[0].still) await pause(200);
  const seconds = (performance.now() - begin) / 1_000;
  const after = await server.counts();
  const different = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  for (const name of different) console.error(`WRONG: ${name} had ${before[name]} rows, and has ${after[name]}`);
  const total = Object.values(after).reduce((sum, n) => sum + n, 0);
  console.log(
    `${Object.keys(after).length} tables with ${total} rows are as they were at ${second}, in ${seconds.toFixed(1)} s.`,
  );
  return different.length === 0;
}

const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-restore-'));
try {
  const { postgresBin } = await findPrograms();
  const backrest = await whereIs('pgbackrest');
  if (!backrest) throw new MissingPrograms(['pgbackrest']);
  await chmod(dir, 0o755);
  const server = new Server(path.join(dir, 'server'), postgresBin, backrest);
  process.exitCode = (await drill(server, dir).finally(() => server.stop().catch(() => undefined))) ? 0 : 1;
} catch (error) {
  const {
    message,
    stderr = '',
    stdout = '',
  } = /** @type {{ message: string, stderr?: string, stdout?: string }} */ (error);
  console.error([message, stderr, stdout].filter(Boolean).join('\n'));
  process.exitCode = error instanceof MissingPrograms ? MISSING : 1;
} finally {
  await rm(dir, { recursive: true, force: true });
}
