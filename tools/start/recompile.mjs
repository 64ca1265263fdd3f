// npm run dev: builds a library or the backend again when one of its sources changes.
import { existsSync, watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from './run-step.mjs';

const SETTLE_MS = 150;

/**
 * The libraries and the backend, each with the command that builds it (where that packs too, only the part that compiles), and whether
 * the API runs it.
 * @param {string} root
 */
async function packages(root) {
  const manifestOf = async (/** @type {string} */ folder) =>
    JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8').catch(() => '{}'));
  const libraries = await readdir(path.join(root, 'shared'));
  const { name: backend, dependencies } = await manifestOf('backend');
  const found = [];
  for (const folder of [...libraries.map((name) => `shared/${name}`), 'backend']) {
    const { name, scripts } = await manifestOf(folder);
    if (!scripts?.build || !existsSync(path.join(root, folder, 'src'))) continue;
    found.push({ folder, command: scripts.compile ?? scripts.build, inApi: name === backend || name in dependencies });
  }
  return found;
}

/**
 * Watches their sources; after each build that succeeds `onCompiled` is told which package it was, and whether the API runs it.
 * @param {import('./settings.mjs').Settings} settings
 * @param {(text: string) => void} progress
 * @param {(folder: string, inApi: boolean) => void} onCompiled
 * @returns {Promise<() => void>} ends the watching
 */
export async function recompileOnChange({ root, childEnv }, progress, onCompiled) {
  const PATH = [path.join(root, 'node_modules/.bin'), childEnv.PATH].join(path.delimiter);
  const watchers = (await packages(root)).map(({ folder, command, inApi }) => {
    let running = Promise.resolve();
    /** @type {NodeJS.Timeout | undefined} */
    let settle;
    const compile = async () => {
      const options = { cwd: path.join(root, folder), env: { ...childEnv, PATH }, shell: true };
      const { code, output } = await runStep(command, [], options);
      if (code !== 0) return progress(`${folder} does not compile:\n${output.trimEnd()}`);
      progress(`Compiled ${folder}`);
      onCompiled(folder, inApi);
    };
    return watch(path.join(root, folder, 'src'), { recursive: true }, (_event, file) => {
      if (file && !/(?<!\.spec)\.(tsx?|css|json|mjs)$/.test(file)) return;
      clearTimeout(settle);
      settle = setTimeout(() => (running = running.then(compile)), SETTLE_MS);
    });
  });
  return () => watchers.forEach((watcher) => watcher.close());
}
