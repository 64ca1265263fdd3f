import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runStep } from './run-step.mjs';
import { StartError } from './start-error.mjs';

/**
 * Whether the packages of node_modules are those of the lock file. `npm ci` by hand leaves no marker of ours; then npm's
 * own record must be younger than the lock file.
 * @param {string} root
 */
export async function isInstalled(root) {
  const lock = path.join(root, 'package-lock.json');
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const marked = await readFile(markerOf(root), 'utf8').catch(() => undefined);
  if (marked !== undefined) return marked.trim() === (await hashOf(lock));
  const [made, wanted] = await Promise.all([stat(record), stat(lock)]);
  return made.mtimeMs >= wanted.mtimeMs;
}

/**
 * Installs what the lock file names, where that is not done yet.
 * @param {string} root
 * @param {(text: string) => void} progress
 */
export async function install(root, progress) {
  if (!(await isInstalled(root))) {
    progress('Installing packages (a few minutes the first time)');
    // npm tells its scripts where it lies; started without npm, the shell finds it (npm.cmd on Windows).
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund'];
    const options = { cwd: root, env: { ...process.env, UV_THREADPOOL_SIZE: threads() }, shell: !npm };
    const { code, output } = await (npm
      ? runStep(process.execPath, [npm, ...args], options)
      : runStep('npm', args, options));
    if (code !== 0) {
      throw new StartError(
        'The packages could not be installed.',
        'See the messages of npm above; most often the network is missing. Then run `npm start` again.',
        output,
      );
    }
    progress('Packages installed');
  }
  await writeFile(markerOf(root), `${await hashOf(path.join(root, 'package-lock.json'))}\n`);
}

/** Four write files by themselves; where there are fewer processors they are in each other's way (a twelfth of the time with two). */
const threads = () => String(Math.min(4, os.availableParallelism()));

/** @param {string} root */
const markerOf = (root) => path.join(root, 'node_modules/.summit-install');

/** @param {string} file */
async function hashOf(file) {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}
