// Programs that the tests need and npm does not bring: a browser, and the web server of production.
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '../start/run-step.mjs';

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

/** Of Chromium only what a test needs: it draws no window around the page, which is half the work. */
const SHELL = 'chromium-headless-shell';

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

/**
 * Brings what is missing where that is possible without asking (Debian, root); the tests say what they lack otherwise.
 * @param {(text: string) => void} progress
 */
export async function bringPrograms(progress) {
  const wanted = [];
  if (!(await firstProgram([process.env.CHROMIUM_PATH, ...onPath(SHELL)]))) wanted.push(SHELL);
  if (!(await findNginx())) wanted.push('nginx-light');
  if (wanted.length === 0) return;
  if (process.getuid?.() !== 0 || !(await firstProgram(onPath('apt-get')))) {
    const missing = [...((await findChromium()) ? [] : ['chromium']), ...((await findNginx()) ? [] : ['nginx-light'])];
    if (missing.length > 0) progress(`Not on this computer: ${missing.join(' and ')}`);
    return;
  }
  progress(`Installing ${wanted.join(' and ')}`);
  await aptGet('update');
  const install = async (/** @type {string} */ name) => {
    const { code } = await aptGet('install', '-y', '--no-install-recommends', name);
    progress(code === 0 ? `Installed ${name}` : `apt-get could not install ${name}`);
  };
  // One by one: where one is not to be had, the other still is.
  for (const name of wanted) await install(name);
  if (!(await findChromium())) await install('chromium');
}

/** @param {string[]} args */
function aptGet(...args) {
  // Without a network it says so soon.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runStep('apt-get', [...patience, ...args], { cwd: '/', env });
}
