import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from '../start/build.mjs';
import { install } from '../start/install.mjs';
import { progress } from '../start/progress.mjs';
import { stopSteps } from '../start/run-step.mjs';
import { readSettings } from '../start/settings.mjs';
import { explain } from '../start/start-error.mjs';
import { freePorts } from './free-ports.mjs';
import { runLanes } from './lanes.mjs';
import { bringPrograms, findPromtool } from './programs.mjs';
import { createSteps } from './steps.mjs';
import { summary } from './tally.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What a shell or a .env may say about the product; the tests are about its defaults. */
const SET_ASIDE = [
  'DATABASE_URL',
  'FUNNEL_ORIGIN',
  'MEMBER_ORIGIN',
  'ADMIN_ORIGIN',
  'MEMBER_VIMEO_ORIGIN',
  'SUMMIT_PHASE',
  'NODE_ENV',
  'PORT',
];

/**
 * Installs, builds, runs every step and prints what came of it.
 * @param {{ once: boolean }} options `once`: no failed test gets a second attempt
 * @returns {Promise<number>} exit code
 */
export async function runTests({ once }) {
  let interrupted = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      interrupted = true;
      stopSteps();
    });
  }
  const reports = await mkdtemp(path.join(os.tmpdir(), 'summit-reports-'));
  /** @type {import('./tally.mjs').Result[]} */
  const results = [];

  /** @param {import('./steps.mjs').Step} step */
  const runOne = async ({ name, run }) => {
    if (interrupted) return;
    const begin = Date.now();
    const outcome = await run().catch((error) => ({ passed: 0, failed: 1, output: explain(error) }));
    const result = { ...outcome, name, seconds: (Date.now() - begin) / 1_000 };
    results.push(result);
    if (result.failed > 0)
      console.log(`\n----- ${name} -----\n${result.output.trimEnd()}\n----- end of ${name} -----\n`);
    progress(`${name}: ${result.failed > 0 ? `FAILED (${result.failed})` : 'ok'}, ${result.seconds.toFixed(1)} s`);
  };
  const done = (/** @type {() => Promise<void>} */ work) => async () => {
    await work();
    return { passed: 1, failed: 0, output: '' };
  };

  try {
    await runOne({ name: 'install', run: done(() => install(ROOT, progress)) });
    if (results.every(({ failed }) => failed === 0)) {
      const setting = { ...(await createSetting(reports)), once };
      const settings = readSettings(setting.env, ROOT);
      // The browser tests play films and pay with PayPal in the sandbox, on its port; everything else is about the default.
      const { MEMBER_VIMEO_ORIGIN, FUNNEL_PAYPAL_SDK_URL } = settings.childEnv;
      const childEnv = { ...setting.env, MEMBER_VIMEO_ORIGIN, FUNNEL_PAYPAL_SDK_URL };
      // Programs come over the network, a build asks for processors.
      await Promise.all([
        runOne({ name: 'programs', run: done(() => bringPrograms(progress)) }),
        runOne({ name: 'build', run: done(() => build({ ...settings, childEnv }, progress)) }),
      ]);
      const promtool = await findPromtool();
      const env = { ...setting.env, ...(promtool && { PROMTOOL_PATH: promtool }) };
      await runLanes(createSteps({ ...setting, env }), runOne);
    }
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
  console.log(`\n${summary(results)}`);
  return interrupted || results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/**
 * The environment every step gets.
 * @param {string} reports
 * @returns {Promise<Omit<import('./steps.mjs').Setting, 'once'>>}
 */
async function createSetting(reports) {
  if (existsSync(path.join(ROOT, '.env'))) progress('The tests do not read .env');
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SET_ASIDE.includes(name)));
  const ports = await freePorts(ROOT);
  const { origins } = readSettings(ports, ROOT);
  const quiet = { NO_COLOR: '1', FORCE_COLOR: '0', NX_DAEMON: 'false', NX_TUI: 'false', CI: 'true' };
  return { root: ROOT, reports, env: { ...inherited, ...ports, ...origins, ...quiet } };
}
