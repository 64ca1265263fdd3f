// npm run docker:check: builds the images, starts one server's composition beside whatever runs here, walks through it, rolls and kills its API
// processes, restores its dump, and takes all of it away. Needs Docker with Compose 2.24 and a registry. DOCKER_CHECK_PORT: its first of three ports.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { progress } from '../start/progress.mjs';
import { runStep, stopSteps } from '../start/run-step.mjs';
import { HOST, overlay, settingsOf } from './settings.mjs';
import { ask, Visitors } from './visitors.mjs';

const DOCKER = path.resolve(import.meta.dirname, '../../docker');
const FIRST_PORT = Number(process.env.DOCKER_CHECK_PORT ?? 18_080);
const PORTS = { funnel: FIRST_PORT, member: FIRST_PORT + 1, admin: FIRST_PORT + 2 };
/** Longer than the slowest health check of the files takes to say so. */
const WELL_MS = 120_000;
const OFFICE = '198.51.100.7';
const STRANGER = '203.0.113.250';

/** @param {boolean} holds @param {string} what */
function must(holds, what) {
  if (!holds) throw new Error(what);
}

class Composition {
  /** @param {NodeJS.ProcessEnv} env */
  constructor(env) {
    this.env = env;
  }

  /** @param {string} program @param {string[]} words */
  async run(program, ...words) {
    const { code, output } = await runStep(program, words, { cwd: DOCKER, env: this.env });
    must(code === 0, `${program} ${words.join(' ')} ended with ${code}\n${output.slice(-3_000)}`);
    return output.trim();
  }

  /** @param {string[]} words */
  compose(...words) {
    return this.run('docker', 'compose', ...words);
  }

  /** @param {string} statement @param {string} [database] */
  rows(statement, database = 'summit') {
    return this.compose('exec', '-T', 'postgres', 'psql', '-U', 'summit', '-d', database, '-Atc', statement);
  }

  /** Waits until every container runs, is well where it says so, and `prepare` has ended with 0. */
  async isWell() {
    const until = Date.now() + WELL_MS;
    for (;;) {
      const text = await this.compose('ps', '--all', '--format', '{{.Service}} {{.State}} {{.Health}} {{.ExitCode}}');
      const ill = text
        .split('\n')
        .filter((line) => !/^prepare exited +0$|^\S+ running (healthy )?0$|^\S+ running +0$/.test(line));
      if (ill.length === 0) return;
      must(Date.now() < until, `not well after ${WELL_MS / 1_000} s:\n${ill.join('\n')}`);
      await pause(1_000);
    }
  }
}

async function walk() {
  for (const [app, port] of Object.entries(PORTS)) {
    const host = HOST[/** @type {'funnel'} */ (app)];
    const { status } = await ask({ port, host, path: '/api/health/ready', from: OFFICE });
    must(status === 200, `${app} answers ${status} for the API`);
    must((await ask({ port, host: 'else.net', path: '/', from: OFFICE })).status === 421, `${app} takes any host name`);
  }
  const page = await ask({ port: PORTS.funnel, host: HOST.funnel, path: '/', from: STRANGER });
  must(page.status === 200 && page.text.includes('</html>'), `the landing page answers ${page.status}`);
  const office = await ask({ port: PORTS.admin, host: HOST.admin, path: '/', from: STRANGER });
  must(office.status === 403, `the back office answers ${office.status} to a stranger`);
}

/** @param {Composition} composition @param {string} what @param {() => Promise<unknown>} act */
async function underVisitors(composition, what, act) {
  const before = Number(await composition.rows('select count(*) from signup'));
  const visitors = new Visitors(PORTS.funnel);
  try {
    await act();
  } finally {
    await visitors.stop();
  }
  const { asked, failed, registered } = visitors;
  must(failed.length === 0, `${what}: ${failed.length} of ${asked} requests failed: ${failed.slice(0, 5).join(', ')}`);
  const stored = Number(await composition.rows('select count(*) from signup')) - before;
  must(stored === registered, `${what}: ${registered} registrations were answered, ${stored} are stored`);
  progress(`${what}: ${asked} requests, ${registered} registrations, none failed`);
}

/** @param {Composition} composition */
async function check(composition) {
  await composition.compose('build');
  progress('images are built');
  await composition.compose('up', '--detach');
  await composition.isWell();
  progress('everything is well');
  await walk();
  progress('three hosts, the API behind them, and nobody in the back office who is not on its list');
  const again = await composition.compose('run', '--rm', '--no-deps', 'prepare');
  must(/^migrations: up to date$/m.test(again), `prepare changed something the second time:\n${again}`);
  await composition.compose('exec', '-T', 'api', 'node', 'dist/cli/verify-audit.js');
  progress('prepare finds nothing to do, and the audit log is whole');
  await underVisitors(composition, 'API processes rolled', () => composition.run('sh', 'roll-api.sh'));
  await underVisitors(composition, 'an API process killed', async () => {
    // Every process of the container but its first, which then ends by itself: nobody has asked Docker for it, so it starts again.
    await composition.compose('exec', '-T', 'api', 'sh', '-c', 'kill -9 -1').catch(() => undefined);
    await pause(5_000);
    await composition.isWell();
  });
  const said = await composition.compose('run', '--rm', '--no-deps', 'backup', 'once');
  const dump = /backup written: (\S+)/.exec(said)?.[1] ?? '';
  await composition.rows('create database restored');
  const restore = ['run', '--rm', '--no-deps', '--entrypoint', 'pg_restore', 'backup', '--no-owner', '--exit-on-error'];
  await composition.compose(...restore, '--dbname=restored', dump);
  const [kept, restored] = await Promise.all(
    ['summit', 'restored'].map((database) => composition.rows('select count(*) from signup', database)),
  );
  must(kept === restored, `${restored} of ${kept} registrations came back from the dump`);
  progress(`a dump brings ${restored} registrations back`);
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'summit-docker-check-'));
const settings = path.join(folder, 'settings.env');
const laidOver = path.join(folder, 'check.yml');
await writeFile(settings, settingsOf(await readFile(path.join(DOCKER, '.env.example'), 'utf8'), FIRST_PORT), {
  mode: 0o600,
});
await writeFile(laidOver, overlay(settings));
const composition = new Composition({
  ...process.env,
  COMPOSE_PROJECT_NAME: 'summit-check',
  COMPOSE_FILE: ['compose.yml', 'compose.postgres.yml', laidOver].join(path.delimiter),
  COMPOSE_ENV_FILES: settings,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stopSteps);
try {
  await check(composition);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(await composition.compose('logs', '--tail=20').catch(() => 'no log'));
  process.exitCode = 1;
} finally {
  await composition.compose('down', '--volumes', '--remove-orphans');
  const images = ['api', 'funnel', 'member', 'admin'].map((name) => `summit-check-${name}`);
  await composition.run('docker', 'image', 'rm', ...images).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  progress('everything of it is gone');
}
