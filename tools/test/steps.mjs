// The steps of npm test: what each of them runs, and how its result is counted.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '../start/run-step.mjs';
import { startProduct } from './product.mjs';
import { findChromium } from './programs.mjs';
import { filesToAskAgain, jestCounts, jestCountsAfterTwo, playwrightCounts } from './tally.mjs';

/**
 * @typedef {{ passed: number, failed: number, output: string, note?: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 * @typedef {{ root: string, env: NodeJS.ProcessEnv, reports: string, once: boolean }} Setting `reports`: a folder for JSON reports;
 *   `once`: a failed test is not asked a second time
 */

/**
 * As `npm run typecheck`: few programs instead of one for each package, because most of the time goes into reading what they share. One
 * checker each: four, as by itself, work out the types of the libraries four times, which is a third more for a machine that is busy anyway.
 */
const TYPED = ['tsconfig.web.json', 'tsconfig.node.json', 'backend', 'tools'];

const BOUNDARY_FOLDERS = ['backend/src', 'backend/test', 'funnel-web/src', 'member-web/src', 'admin-web/src', 'shared'];

/**
 * Most of what a test makes is left behind soon. With more room for what is new, V8 looks through it less often: a sixth of the CPU of rendered
 * tests. Most code of a test runs too seldom to be worth compiling twice: with four times the patience V8 spends a tenth less. Workers inherit both.
 */
const V8_OPTIONS = ['--min-semi-space-size=32', '--max-semi-space-size=64', '--interrupt-budget=528000'];

/** @param {string} file */
const report = (file) => readFile(file, 'utf8').then(JSON.parse, () => undefined);

/**
 * A program whose exit code is its result; counted as one.
 * @param {Setting} setting
 * @param {string} name
 * @param {string[]} args script and arguments for Node.js
 * @returns {Step}
 */
function check({ root, env }, name, args) {
  return {
    name,
    run: async () => {
      const { code, output } = await runStep(process.execPath, [...V8_OPTIONS, ...args], { cwd: root, env });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/**
 * @param {Setting} setting
 * @param {string} name
 * @param {{ group: string, workers?: number, stepsBack?: boolean }} options `group`: projects of jest.config.mjs with this name;
 *   `workers`: how many processes share its files; `stepsBack`: the other lane comes first
 * @returns {Step}
 */
function jest({ root, env, reports, once }, name, { group, workers = 1, stepsBack = false }) {
  const attempt = async (/** @type {string} */ label, /** @type {string[]} */ args) => {
    const file = path.join(reports, `${group}-${label}.json`);
    const options = ['--selectProjects', group, '--json', `--outputFile=${file}`, ...args];
    const program = [...V8_OPTIONS, path.join(root, 'node_modules/jest/bin/jest.js'), ...options];
    const { code, output } = await runStep(process.execPath, program, {
      cwd: root,
      env: { ...env, NODE_ENV: 'test' },
      stepsBack,
    });
    return { code, output, report: await report(file) };
  };
  // A run that fails without a failed test (a broken set-up, a coverage limit) is not green.
  const outcome = (/** @type {number} */ code, /** @type {{ passed: number, failed: number }} */ counts) => ({
    ...counts,
    failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed,
  });
  return {
    name,
    run: async () => {
      const first = await attempt('first', [`--maxWorkers=${workers}`]);
      const files = once ? [] : filesToAskAgain(first.report);
      if (files.length === 0) return { ...outcome(first.code, jestCounts(first.report)), output: first.output };
      console.log(`\n----- ${name}, first attempt -----\n${first.output.trimEnd()}\n`);
      const second = await attempt('second', ['--maxWorkers=1', '--runTestsByPath', ...files]);
      const counts = jestCountsAfterTwo(first.report, second.report);
      return { ...outcome(second.code, counts), output: second.output };
    },
  };
}

/** @param {Setting} setting @returns {Step} */
function browser({ root, env, reports, once }) {
  return {
    name: 'browser tests',
    run: async () => {
      const executable = await findChromium();
      if (!executable) {
        const output = 'No Chromium was found: `npx playwright install chromium`, or name one in CHROMIUM_PATH.';
        return { passed: 0, failed: 1, output, note: 'no browser' };
      }
      const product = await startProduct(root, env);
      try {
        const file = path.join(reports, 'browser.json');
        const program = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', `--retries=${once ? 0 : 1}`];
        const { code, output } = await runStep(process.execPath, program, {
          cwd: root,
          env: { ...product.env, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        });
        const counts = playwrightCounts(await report(file));
        const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
        return { ...counts, failed, output };
      } finally {
        await product.stop();
      }
    },
  };
}

/**
 * The steps of two lanes, which run beside each other.
 * @param {Setting} setting
 * @returns {Step[][]}
 */
export function createSteps(setting) {
  // A third program beside two takes from the caches of both processors what the others keep there: two that are busy are done sooner than
  // four. The browser is busy with one and a half; the other lane fills what it leaves idle, and neither ends long before the other.
  return [
    [browser(setting), jest(setting, 'web tests', { group: 'web', workers: 2 })],
    [
      jest(setting, 'unit tests', { group: 'unit', workers: 3 }),
      ...checks(setting),
      jest(setting, 'database tests', { group: 'database', workers: 3, stepsBack: true }),
    ],
  ];
}

/**
 * What needs no test: the longest ones in front.
 * @param {Setting} setting
 * @returns {Step[]}
 */
function checks(setting) {
  const program = (/** @type {string} */ file) => path.join(setting.root, 'node_modules', file);
  return [
    check(setting, 'lint', [program('oxlint/bin/oxlint'), '--deny-warnings']),
    check(setting, 'format', [program('oxfmt/bin/oxfmt'), '--check']),
    ...TYPED.map((part) =>
      check(setting, `types (${part.replace('tsconfig.', '').replace('.json', '')})`, [
        program('@typescript/native/bin/tsc'),
        '--checkers',
        '1',
        '-p',
        part,
      ]),
    ),
    check(setting, 'boundaries', [
      program('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...BOUNDARY_FOLDERS,
    ]),
    check(setting, 'content', ['tools/checks/content.mjs']),
    check(setting, 'names', ['tools/checks/names-check.mjs']),
    check(setting, 'tables', ['tools/checks/tables-check.mjs']),
    check(setting, 'modules', ['tools/checks/modules-check.mjs']),
    check(setting, 'use cases', ['tools/checks/use-cases-check.mjs']),
    check(setting, 'fakes', ['tools/checks/fakes-check.mjs']),
    check(setting, 'documents', ['tools/checks/docs-check.mjs']),
    check(setting, 'requirements', ['tools/checks/requirements-check.mjs']),
    check(setting, 'lock file', ['tools/checks/lock-complete.mjs']),
    check(setting, 'licenses', ['tools/checks/licenses-check.mjs']),
  ];
}
