// Programs that the tests need and npm does not bring: a browser, the web server of production, and what tries the rules of its alerts.
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '../start/run-step.mjs';
import { packagesToBring, SHELL, versionsIn } from './packages-to-bring.mjs';
import { PROMTOOL, unpackPromtool } from './promtool.mjs';

/** @param {string} file */
const isProgram = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** @param {(string | undefined)[]} files */
async function firstProgram(files) {
  for (const file of files) if (file && (await isProgram(file))) return file;
  return undefined;
}

/** @param {string} name */
const onPath = (name) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].map((folder) => path.join(folder, name));

/** The browser of the tests: CHROMIUM_PATH, the system's, or the one that Playwright installed. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return firstProgram([
    process.env.CHROMIUM_PATH,
    ...onPath(SHELL),
    ...onPath('chromium'),
    ...onPath('chromium-browser'),
    chromium.executablePath(),
  ]);
}

/** NGINX_PATH, or the system's. */
export const findNginx = () => firstProgram([process.env.NGINX_PATH, ...onPath('nginx')]);

/** PROMTOOL_PATH, the system's, or the one that was unpacked; the tests are told which (run-tests.mjs). */
export const findPromtool = () => firstProgram([process.env.PROMTOOL_PATH, ...onPath('promtool'), PROMTOOL]);

/** The same words as in docker/test/promtool.ts, whose tests need it. */
const PROMTOOL_BY_HAND =
  'promtool is part of Prometheus: `apt-get install prometheus`, `brew install prometheus`, or an archive of prometheus.io/download and its program in PROMTOOL_PATH';

/** How long downloads may take: one without which tests fail, and one that only makes them faster. */
const NEEDED_MS = 10 * 60_000;
const FASTER_MS = 2 * 60_000;

/**
 * Brings what is missing where that is possible without asking (Debian, root); the tests say what they lack otherwise. Never fails, and
 * ends: what is downloaded may be interrupted, what is installed is on this computer already.
 * @param {(text: string) => void} progress
 */
export async function bringPrograms(progress) {
  const [shell, browser, nginx, promtool] = (
    await Promise.all([
      firstProgram([process.env.CHROMIUM_PATH, ...onPath(SHELL)]),
      findChromium(),
      findNginx(),
      findPromtool(),
    ])
  ).map((file) => file !== undefined);
  if (shell && nginx && promtool) return;
  const missing = [
    ...(browser ? [] : ['chromium']),
    ...(nginx ? [] : ['nginx-light']),
    ...(promtool ? [] : ['promtool']),
  ];
  if (process.getuid?.() !== 0 || !(await firstProgram(onPath('apt-get')))) {
    if (missing.length > 0) progress(`Not on this computer: ${missing.join(' and ')}`);
    if (!promtool) progress(PROMTOOL_BY_HAND);
    return;
  }
  const until = Date.now() + (missing.length > 0 ? NEEDED_MS : FASTER_MS);
  // Where the tests can run as it is, what apt knows by itself is enough.
  if (missing.length > 0) await aptGet(until, 'update');
  const policy = await apt('apt-cache', ['policy', SHELL, 'chromium']);
  // One by one: where one is not to be had, the other still is.
  for (const name of packagesToBring({ shell, browser, nginx }, versionsIn(policy.output)))
    await install(name, until, progress);
  if (!browser && !(await findChromium())) await install('chromium', until, progress);
  if (!promtool) await bringPromtool(until, progress);
}

/** @param {string} name @param {number} until of the download @param {(text: string) => void} progress */
async function install(name, until, progress) {
  progress(`Installing ${name}`);
  const how = ['install', '-y', '--no-install-recommends', '--no-remove'];
  const ended =
    (await aptGet(until, ...how, '--download-only', name)) && (await aptGet(undefined, ...how, '--no-download', name));
  progress(ended ? `Installed ${name}` : `apt-get could not install ${name}`);
}

/** @param {number} until of the download @param {(text: string) => void} progress */
async function bringPromtool(until, progress) {
  progress('Unpacking promtool');
  const download = async (/** @type {string[]} */ args, /** @type {string} */ cwd) =>
    (await apt('apt-get', [...PATIENCE, ...args], { timeout: Math.max(1, until - Date.now()), cwd })).code === 0;
  progress(
    (await unpackPromtool(download)) ? 'Unpacked promtool' : `apt-get did not bring promtool. ${PROMTOOL_BY_HAND}`,
  );
}

// Without a network apt-get says so soon.
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15'];

/**
 * @param {number | undefined} until when it is broken off, in milliseconds
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it did what it was asked for
 */
async function aptGet(until, ...args) {
  const timeout = until && Math.max(1, until - Date.now());
  return (await apt('apt-get', [...PATIENCE, ...args], { timeout })).code === 0;
}

/** @param {string} command @param {string[]} args @param {{ timeout?: number, cwd?: string }} [how] `timeout`: milliseconds */
function apt(command, args, { timeout, cwd = '/' } = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  return runStep(command, args, { cwd, env, timeout }).catch((error) => ({ code: 1, output: String(error) }));
}
