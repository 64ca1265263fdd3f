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

/** The browser of the tests: CHROMIUM_PATH, the system's, or the one that Playwright installed. */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  return firstProgram([
    process.env.CHROMIUM_PATH,
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
  if (!(await findChromium())) wanted.push('chromium');
  if (!(await findNginx())) wanted.push('nginx-light');
  if (wanted.length === 0) return;
  if (process.getuid?.() !== 0 || !(await firstProgram(onPath('apt-get')))) {
    progress(`Not on this computer: ${wanted.join(' and ')}`);
    return;
  }
  progress(`Installing ${wanted.join(' and ')}`);
  const options = { cwd: '/', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await runStep('apt-get', ['update'], options);
  // One by one: where one is not to be had, the other still is.
  for (const name of wanted) {
    const { code } = await runStep('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    progress(code === 0 ? `Installed ${name}` : `apt-get could not install ${name}`);
  }
}
