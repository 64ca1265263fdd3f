// Lighthouse needs a newer Node.js than this project, so npx brings both. Without a network there is none: the caller says so.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runStep } from '../../start/run-step.mjs';
import { CHROMIUM_FLAGS, chromiumPath } from './browser.mjs';
import { readReport } from './lighthouse-report.mjs';

const NPX = ['-y', '-p', 'node@24', '-p', 'lighthouse@13.5.0', 'lighthouse'];

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const lighthouse = (args, env = {}) =>
  runStep('npx', [...NPX, ...args], {
    cwd: os.tmpdir(),
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });

/** @returns {Promise<boolean>} whether it can be had on this computer */
export async function hasLighthouse() {
  const { code } = await lighthouse(['--version']).catch(() => ({ code: 1 }));
  return code === 0;
}

const TRIES = 3;

/**
 * One run with the mobile preset: simulated slow 4G, processor four times as slow. A busy machine sometimes makes it lose the
 * start of the trace, so it is tried again.
 * @param {string} url
 */
export async function runLighthouse(url) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(url);
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

/** @param {string} url */
async function runOnce(url) {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'summit-lighthouse-'));
  try {
    const file = path.join(dir, 'report.json');
    // It splits the flags at spaces, and the value with the hosts has spaces.
    const flags = ['--headless=new', ...CHROMIUM_FLAGS].map((flag) => flag.replace(/=(.* .*)$/, '="$1"')).join(' ');
    const { code, output } = await lighthouse(
      [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
      chromiumPath ? { CHROME_PATH: chromiumPath } : {},
    );
    if (code !== 0) throw new Error(`Lighthouse failed.\n${output}`);
    return readReport(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
